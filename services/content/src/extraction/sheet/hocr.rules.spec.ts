import { describe, expect, it } from '@jest/globals';
import { toRuns } from './hocr.rules.js';

/** A line of hOCR with words of 20 points of width, at one point for each pixel. */
function line(top: number, ...words: Array<string | [text: string, sure: number]>): string {
  const spans = words.map((word, at) => {
    const [text, sure] = typeof word === 'string' ? [word, 95] : word;
    const left = 10 + at * 30;
    return `      <span class='ocrx_word' id='w' title='bbox ${left} ${top} ${left + 20} ${top + 10}; x_wconf ${sure}'>${text}</span>`;
  });
  return `     <span class='ocr_line' id='l' title="bbox 10 ${top} 300 ${top + 12}; baseline 0.1 -2; x_size 12; x_ascenders 3">\n${spans.join('\n')}\n     </span>`;
}

const read = (...lines: string[]) =>
  toRuns({ page: 0, pixelsPerPoint: 1, hocr: `    <p>\n${lines.join('\n')}\n    </p>` });
const textsOf = (...lines: string[]) => read(...lines).map(({ text }) => text);

describe('toRuns', () => {
  it('puts words on the line that they stand on, in points', () => {
    const hocr = `<p>\n${line(20, 'Find', 'it')}\n</p>`;
    expect(toRuns({ page: 0, pixelsPerPoint: 2, hocr })).toEqual([
      { text: 'Find', x: 5, y: 15, width: 10, size: 6 },
      { text: 'it', x: 20, y: 16.5, width: 10, size: 6 },
    ]);
  });

  it('drops stains and reads signs of markup as signs', () => {
    expect(textsOf(line(10, ['EC', 12], '3', '&lt;', '5', '&amp;', '<strong>so</strong>'))).toEqual([
      '3',
      '<',
      '5',
      '&',
      'so',
    ]);
  });

  it('reads a cross between numbers, and no other letter, as times', () => {
    expect(textsOf(line(10, '32x8=', '36', 'x', '5', 'box', 'x', '2x'))).toEqual([
      '32×8=',
      '36',
      '×',
      '5',
      'box',
      'x',
      '2x',
    ]);
  });

  it('parts the number of a line from its answer where the numbers go on', () => {
    expect(textsOf(line(10, '1.', '$75'), line(30, '2.66'), line(50, '3.6.35', 'p.m.'))).toEqual([
      '1.',
      '$75',
      '2.',
      '66',
      '3.',
      '6.35',
      'p.m.',
    ]);
    expect(textsOf(line(10, '2.66', 'kg'), line(30, '3C'))).toEqual(['2.66', 'kg', '3.', 'C']);
  });
});
