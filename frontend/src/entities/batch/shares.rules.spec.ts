import { expect, it } from '@jest/globals';
import { DEFAULT_SHARES, scaledTo100, totalOf, withShare, type Shares } from './shares.rules.js';

const shares = (open: number, mcq: number, blank: number): Shares => ({
  openEndedPercentage: open,
  mcqPercentage: mcq,
  fillBlankPercentage: blank,
});

it('starts from the shares of the specification', () => {
  expect(DEFAULT_SHARES).toEqual(shares(50, 40, 10));
});

it.each([
  ['stays below 100 without touching the others', shares(50, 40, 10), 20, shares(20, 40, 10)],
  ['shrinks the others in proportion', shares(50, 40, 10), 60, shares(60, 32, 8)],
  ['leaves the others nothing at 100', shares(50, 40, 10), 100, shares(100, 0, 0)],
  ['is never above 100', shares(0, 40, 10), 250, shares(100, 0, 0)],
  ['is never below 0', shares(50, 40, 10), -5, shares(0, 40, 10)],
  ['is whole', shares(0, 40, 10), 12.4, shares(12, 40, 10)],
  ['gives what is left over to the one that lost most', shares(50, 33, 17), 51, shares(51, 32, 17)],
  ['gives an even loss to the later one', shares(50, 25, 25), 51, shares(51, 25, 24)],
  ['may shrink one that is 0 no further', shares(50, 50, 0), 80, shares(80, 20, 0)],
])('an edit %s', (_rule, before, percent, after) => {
  expect(withShare(before, 'openEndedPercentage', percent)).toEqual(after);
});

it('shrinks whichever two were not edited', () => {
  expect(withShare(shares(50, 40, 10), 'fillBlankPercentage', 55)).toEqual(shares(25, 20, 55));
});

it('never passes 100 nor goes below 0, whatever is edited', () => {
  for (let open = 0; open <= 100; open += 10)
    for (let mcq = 0; mcq + open <= 100; mcq += 7)
      for (let percent = 0; percent <= 100; percent += 3) {
        const after = withShare(shares(open, mcq, 100 - open - mcq), 'mcqPercentage', percent);
        expect(totalOf(after)).toBeLessThanOrEqual(100);
        expect(after.mcqPercentage).toBe(percent);
        expect(Math.min(after.openEndedPercentage, after.fillBlankPercentage)).toBeGreaterThanOrEqual(0);
      }
});

it.each([
  [shares(50, 25, 0), shares(67, 33, 0)],
  [shares(1, 1, 1), shares(34, 33, 33)],
  [shares(20, 40, 10), shares(29, 57, 14)],
  [shares(0, 0, 0), shares(50, 40, 10)],
])('%j is scaled to %j', (before, after) => {
  expect(scaledTo100(before)).toEqual(after);
  expect(totalOf(scaledTo100(before))).toBe(100);
});
