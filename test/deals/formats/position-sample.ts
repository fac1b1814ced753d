import type { FormatName } from '../../../src/deals/formats/format.ts';

/**
 * One position in every format, as it is printed: solvitaire seed 5 at draw 3 in the second pass, two columns opened,
 * one of them empty, and the ace of diamonds up.
 */
export const POSITION_AS: Readonly<Record<FormatName, string>> = {
  cards:
    'Columns: 9C 8D / / <KH> <4S> TS 9D / <TH> <2H> <KC> 4D / <2C> <8H> <8C> <QD> QS / ' +
    '<9H> <3C> <7C> <AC> <TD> 7D 6C / <4C> <JH> <2D> <TC> <AH> <KD> QH JC ' +
    'Stock: 9S 3S 5S 5D 4H 8S 5C 7H 6H QC JS 5H 3H JD AS 3D Waste: 6D 6S KS 7S 2S Foundations: AD Recycles: 1',
  columns: [
    '1: 9C 8D',
    '2:',
    '3: <KH> <4S> TS 9D',
    '4: <TH> <2H> <KC> 4D',
    '5: <2C> <8H> <8C> <QD> QS',
    '6: <9H> <3C> <7C> <AC> <TD> 7D 6C',
    '7: <4C> <JH> <2D> <TC> <AH> <KD> QH JC',
    'stock: 9S 3S 5S 5D 4H 8S 5C 7H 6H QC JS 5H 3H JD AS 3D',
    'waste: 6D 6S KS 7S 2S',
    'foundations: AD',
    'recycles: 1',
  ].join('\n'),
  solvitaire:
    '{"tableau piles":[["9C","8D"],[],["Kh","4s","10S","9D"],["10h","2h","Kc","4D"],["2c","8h","8c","Qd","QS"],' +
    '["9h","3c","7c","Ac","10d","7D","6C"],["4c","Jh","2d","10c","Ah","Kd","QH","JC"]],' +
    '"stock":["3D","AS","JD","3H","5H","JS","QC","6H","7H","5C","8S","4H","5D","5S","3S","9S"],' +
    '"waste":["6D","6S","KS","7S","2S"],"foundations":["AD"],"recycles":1}',
  'deck-digits':
    'Columns: 091082 / / <133><044>104092 / <103><023><131>042 / <021><083><081><122>124 / ' +
    '<093><031><071><011><102>072061 / <041><113><022><101><013><132>123111 ' +
    'Stock: 094034054052043084051073063121114053033112014032 Waste: 062064134074024 Foundations: 012 Recycles: 1',
  pysol: [
    'Foundations: H-0 C-0 D-A S-0',
    'Talon: 9S 3S 5S 5D 4H 8S 5C 7H 6H QC JS 5H 3H JD AS 3D',
    'Waste: 6D 6S KS 7S 2S',
    'Recycles: 1',
    ': 9C 8D',
    ':',
    ': <KH> <4S> TS 9D',
    ': <TH> <2H> <KC> 4D',
    ': <2C> <8H> <8C> <QD> QS',
    ': <9H> <3C> <7C> <AC> <TD> 7D 6C',
    ': <4C> <JH> <2D> <TC> <AH> <KD> QH JC',
  ].join('\n'),
  share: 'K2HJ2BSYX0JDP6EPMY5BTGCKY41WF1D2JACVV24SK17YRG5C3TYZ6SEDJV0MT',
};
