import { describe, expect, it } from 'vitest';
import { detectFormat } from '../../../src/deals/formats/detect.ts';
import { FORMAT_NAMES } from '../../../src/deals/formats/format.ts';
import { sourceOf } from '../../../src/deals/formats/source.ts';
import { sampleAs } from './sample.ts';

describe('the format of a text is recognised', () => {
  it.each(FORMAT_NAMES)('%s', (format) => {
    expect(detectFormat(sourceOf('-', sampleAs(format)))).toBe(format);
    expect(detectFormat(sourceOf('-', `\uFEFF\r\n# note: a {deal}\r\n\r\n${sampleAs(format)}`))).toBe(format);
  });

  it('text without signs is read as cards, whose errors say what is expected', () => {
    expect(detectFormat(sourceOf('-', 'what is this'))).toBe('cards');
  });
});
