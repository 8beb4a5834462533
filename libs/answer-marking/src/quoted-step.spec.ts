import { describe, expect, it } from '@jest/globals';
import type { MarkPoint } from '@sumfox/contracts/question/item';
import { markWorking } from './mark-working.js';
import { listConfirmedPoints, listTrueLines } from './quoted-step.js';

const buildPoint = (id: string, calculation: string, result: string, isTold = false): MarkPoint => ({
  id,
  label: id,
  calculation,
  result,
  isTold,
  marks: 1,
});

/** Three shares of $252 as 3 : 4 : 5; the largest is asked. */
const SHARES = [
  buildPoint('M1', '3 + 4 + 5', '12'),
  buildPoint('M2', '252 ÷ 12', '$21'),
  buildPoint('M3', '5 × 21', '$105', true),
];
const bornOut = (working: string, pointId: string, quote: string, points = SHARES): boolean =>
  listConfirmedPoints(points, working, { pointId, quote }).includes(pointId);

describe('listConfirmedPoints', () => {
  it.each([
    ['I added 3 plus 4 plus 5 and got 12', 'M1', '3 plus 4 plus 5 and got 12'],
    ['252 divided by 12 gives 21', 'M2', '252 divided by 12 gives 21'],
    ['252 shared by 12 is 21 so the rest is easy', 'M2', '252 shared by 12 is 21'],
    ['first 252 divided by 12 makes 21 and then 5 times 21 makes 105', 'M3', '5 times 21 makes 105'],
  ])('confirms from %j point %s by quote %j', (working, point, quote) => {
    expect(markWorking(SHARES, working).find(({ id }) => id === point)?.isEarned).toBe(false);
    expect(bornOut(working, point, quote)).toBe(true);
  });

  it("accepts the pupil's own wrong number in later steps", () => {
    const working = '3 plus 4 plus 5 is 14\n252 divided by 14 is 18\n5 times 18 is 90';
    expect(bornOut(working, 'M2', '252 divided by 14 is 18')).toBe(true);
    expect(bornOut(working, 'M3', '5 times 18 is 90')).toBe(true);
    expect(bornOut(working, 'M1', '3 plus 4 plus 5 is 14')).toBe(false);
  });
});

describe('calculated point', () => {
  const shown = (working: string, pointId: string) =>
    listConfirmedPoints(SHARES, working, { pointId, quote: working });
  it('includes the points that it builds on', () => {
    expect(shown('252 divided by 12 is 21', 'M2')).toEqual(['M2', 'M1']);
    expect(shown('5 times 21 is 105', 'M3')).toEqual(['M3', 'M2', 'M1']);
    expect(shown('one unit is 21', 'M2')).toEqual(['M2']);
  });
});

describe('listTrueLines', () => {
  it('returns the lines with a true calculation', () => {
    expect(
      listTrueLines('Let me see\n3 plus 4 plus 5 is 12 \n252 divided by 12 is 22\n1 unit = 21\n5 x 21'),
    ).toEqual(['3 plus 4 plus 5 is 12', '5 x 21']);
  });
});

describe('unconfirmed quote', () => {
  it.each([
    ['that does not stand there', '252 divided by 12 gives 21', 'M1', '3 + 4 + 5 = 12'],
    ['that is a little other', '252 divided by 12 gives 21', 'M2', '252 divided by 12 = 21'],
    ['that leaves out what a line above says', '252 divided\nby 12 is 21', 'M2', 'by 12 is 21'],
    ['without a number', 'I shared it fairly', 'M2', 'I shared it fairly'],
    ['that is empty', '252 divided by 12 gives 21', 'M2', ''],
    ['that is false', '252 divided by 12 gives 22', 'M2', '252 divided by 12 gives 22'],
    [
      'whose line goes on to something false',
      '252 divided by 12 is 21 and 5 times 21 is 100',
      'M2',
      '252 divided by 12 is 21',
    ],
    ['cut inside a number', '1252 divided by 12 gives 21', 'M2', '252 divided by 12 gives 21'],
    ['cut before the end of a number', '5 times 21 is 1050', 'M3', '5 times 21 is 105'],
    ['cut at a decimal point', '252 divided by 12 gives 21.5', 'M2', '252 divided by 12 gives 21'],
    ['cut at a sign', '9 - 252 divided by 12 gives 21', 'M2', '252 divided by 12 gives 21'],
    ['cut at a times', '2 x 5 times 21 is 105', 'M3', '5 times 21 is 105'],
    ['that is denied', 'it is not 252 divided by 12 gives 21', 'M2', '252 divided by 12 gives 21'],
    ['that only tells the answer', 'the answer is 105', 'M3', 'the answer is 105'],
    ['for a point that is not there', '252 divided by 12 gives 21', 'M9', '252 divided by 12 gives 21'],
    ['of another step', '252 divided by 12 gives 21', 'M1', '252 divided by 12 gives 21'],
  ])('%s', (_what, working, point, quote) => {
    expect(bornOut(working, point, quote)).toBe(false);
  });
});
