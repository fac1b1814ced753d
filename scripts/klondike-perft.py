"""Counts the positions of small Klondike games by the least number of moves that reaches them.

Written from the rules alone, apart from the sources, to cross-check the table in test/reference/perft.test.ts:
run `python3 scripts/klondike-perft.py` when that table changes, it prints the same rows.
"""

RANKS = "A23456789TJQK"


def deal(order, ranks, columns):
    cards = order.split()
    assert len(set(cards)) == len(cards) == 4 * ranks
    piles = [[] for _ in range(columns)]
    rest = iter(cards)
    for row in range(columns):
        for column in range(row, columns):
            piles[column].append((next(rest), row == column))
    return tuple(map(tuple, piles)), (0, 0, 0, 0), tuple(rest), (), 0


def next_positions(position, ranks, draw, passes, worrying):
    piles, base, stock, waste, recycles = position
    rank = lambda card: RANKS.index(card[0])
    red = lambda card: card[1] in "DH"
    suit = lambda card: "CDHS".index(card[1])

    def lands(card, pile):
        if not pile:
            return rank(card) == ranks - 1
        under = pile[-1][0]
        return rank(under) - rank(card) == 1 and red(under) != red(card)

    def changed(sequence, index, value):
        return sequence[:index] + (value,) + sequence[index + 1 :]

    def without(pile, count):
        left = pile[: len(pile) - count]
        return left[:-1] + ((left[-1][0], True),) if left else ()

    if stock:
        yield piles, base, stock[draw:], waste + stock[:draw], recycles
    elif waste and (passes is None or recycles + 1 < passes):
        yield piles, base, waste, (), 0 if passes is None else recycles + 1
    if waste:
        card = waste[-1]
        if base[suit(card)] == rank(card):
            yield piles, changed(base, suit(card), rank(card) + 1), stock, waste[:-1], recycles
        for to, pile in enumerate(piles):
            if lands(card, pile):
                yield changed(piles, to, pile + ((card, True),)), base, stock, waste[:-1], recycles
    for at, pile in enumerate(piles):
        if pile and base[suit(pile[-1][0])] == rank(pile[-1][0]):
            up = changed(base, suit(pile[-1][0]), rank(pile[-1][0]) + 1)
            yield changed(piles, at, without(pile, 1)), up, stock, waste, recycles
        for size in range(1, len(pile) + 1):
            moved = pile[-size:]
            if not moved[0][1]:
                break
            if any(not lands(high[0], (low,)) for low, high in zip(moved, moved[1:])):
                break
            for to, other in enumerate(piles):
                if to != at and lands(moved[0][0], other):
                    left = changed(piles, at, without(pile, size))
                    yield changed(left, to, other + moved), base, stock, waste, recycles
    if worrying:
        for color in range(4):
            if base[color]:
                card = RANKS[base[color] - 1] + "CDHS"[color]
                for to, pile in enumerate(piles):
                    if lands(card, pile):
                        down = changed(base, color, base[color] - 1)
                        yield changed(piles, to, pile + ((card, True),)), down, stock, waste, recycles


def counts(start, depth, *rules):
    seen, layer, sizes = {start}, [start], [1]
    while layer and len(sizes) <= depth:
        reached = []
        for position in layer:
            for after in next_positions(position, *rules):
                if after not in seen:
                    seen.add(after)
                    reached.append(after)
        layer = reached
        sizes.append(len(layer))
    return [size for size in sizes if size]


DEALS = {
    "four aces, stock only": ("AC AD AH AS", 1, 0),
    "four aces, one column": ("AC AD AH AS", 1, 1),
    "3 ranks, 2 columns": ("3H AC 2S 3C AD 2D 3S AH 2C 3D AS 2H", 3, 2),
    "4 ranks, 3 columns": ("4H 3S 2C AD 4C 3D AH 2S 4S 3H 2D AC 4D 3C 2H AS", 4, 3),
    "the pack, 7 columns": (
        "9S TD AC 7H KS 3C 6D 2H JS 8D QC 4S 5H AD TC 3H 7S KD 6C 9H 2S JC 4D 8H QS 5C AH TS "
        "KH 2C 9D 6S 3D JH 8C QD 4H 7C AS 5D KC TH 2D 9C 6H 3S JD 8S QH 4C 7D 5S",
        13,
        7,
    ),
}

if __name__ == "__main__":
    for name, (order, ranks, columns) in DEALS.items():
        for draw, passes, worrying in [(1, None, True), (1, 1, False), (3, None, True), (3, 2, False), (2, 3, True)]:
            depth = 9 if ranks == 13 else 12
            sizes = counts(deal(order, ranks, columns), depth, ranks, draw, passes, worrying)
            print(f"{name}; draw {draw}, passes {passes or 'unlimited'}, worrying back {'yes' if worrying else 'no'}: {sizes}")
