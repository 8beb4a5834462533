import { describe, expect, it } from '@jest/globals';
import { barOfLine, partingLine, readLine, stepReached } from './working-line.rules.js';

describe('readLine', () => {
  it.each([
    ['Each atlas adds: 40 − 15 = 25', '−', ['40', '15'], '25'],
    ["The stall's drink in the end: 24 + 9 = 33 ℓ", '+', ['24', '9'], '33 ℓ'],
    ['5 units: 5 × $12 = $60.', '×', ['5', '$12'], '$60'],
    ['Site X: 22 150 + 4 650 + 1,000 = 27 800', '+', ['22 150', '4 650', '1,000'], '27 800'],
    ['26.6 / 7 = 3.8', '÷', ['26.6', '7'], '3.8'],
    ['5 x 12 = 60', '×', ['5', '12'], '60'],
  ])('reads %s', (line, operator, terms, result) => {
    const read = readLine(line);
    expect(read?.operator).toBe(operator);
    expect(read?.terms.map(({ text }) => text)).toEqual(terms);
    expect(read?.result.text).toBe(result);
  });

  it.each([
    'The right option is B.',
    '2 × 2 = 4, so 1 unit is 2.',
    '2/5 + 1/3 = 11/15',
    '20% × 50 = 10',
    '3 + 4 × 5 = 23',
    '3 + 4 = 7 = 8',
    '7 − 2 − 1 = 4',
    'x + 4 = 9',
  ])('leaves %s alone', (line) => expect(readLine(line)).toBeNull());
});

describe('barOfLine', () => {
  it('adds parts to a whole', () => {
    expect(barOfLine('24 + 9 = 33 ℓ')).toEqual({
      parts: [
        { text: '24', size: 24 },
        { text: '9', size: 9 },
      ],
      whole: '33 ℓ',
      found: 'whole',
      isEqual: false,
    });
  });

  it('takes a part from the whole and finds the other', () => {
    expect(barOfLine('40 − 15 = 25')).toMatchObject({
      parts: [{ size: 15 }, { size: 25 }],
      whole: '40',
      found: [1],
    });
  });

  it.each([
    ['5 × $12 = $60', 5, '$12', '$60'],
    ['$12 × 5 = $60', 5, '$12', '$60'],
    ['72 ÷ 6 = 12', 6, '12', '72'],
  ])('draws equal parts of %s', (line, count, each, whole) => {
    const bar = barOfLine(line);
    expect(bar?.parts).toEqual(Array(count).fill({ text: each, size: 1 }));
    expect(bar).toMatchObject({ whole, isEqual: true });
  });

  it.each(['32 × 15 = 480', '300 ÷ 25 = 12', '5 − 5 = 0', '3 + 4 = 8', '3 − 4 = 1', 'Count the legs.'])(
    'draws nothing of %s',
    (line) => expect(barOfLine(line)).toBeNull(),
  );
});

const STEPS = ['If all were paperbacks: 32 × 15 = 480', 'Too few by: 780 − 480 = 300', 'Each: 300 ÷ 25 = 12'];

describe('partingLine', () => {
  it.each([
    [['32 × 15 = 480', '780 + 480 = 1260'], 1],
    [['32 × 15 = 470', '780 − 470 = 310'], 0],
    [['I thought of books', '780 − 480 = 300'], null],
    [['no sums'], null],
  ])('of %j is %j', (lines, at) => expect(partingLine(lines, STEPS)).toBe(at));

  it('is empty where the solution has no line to compare with', () => {
    expect(partingLine(['3 + 4 = 8'], ['Count the legs.'])).toBeNull();
  });
});

describe('stepReached', () => {
  it.each([
    ['300', 1],
    ['480', 0],
    ['12', null],
    ['7', null],
    ['twelve', null],
  ])('of the answer %s is %j', (answer, at) => expect(stepReached(answer, STEPS)).toBe(at));
});
