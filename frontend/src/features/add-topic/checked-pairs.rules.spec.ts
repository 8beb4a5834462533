import { expect, it } from '@jest/globals';
import type { SheetPair } from '@sumfox/contracts/content/topic';
import { needsCheck, nextToCheck, proposeNumber, toCheckedPairs } from './checked-pairs.rules.js';

const pairOf = (confidence: number): SheetPair => ({
  number: '1',
  question: 'a?',
  difficulty: 3,
  marks: null,
  answer: '1',
  explanation: '',
  confidence,
  doubts: [],
  places: [],
  pictures: [],
});
const pairs = toCheckedPairs([pairOf(97), pairOf(61), pairOf(97), pairOf(79)]);
const rows = [1, 2, 3, 4].map((key) => ({ key, question: 'a?', difficulty: 3 }));

it('needsCheck names pairs under 80 percent until they are looked at or removed', () => {
  const needed = (looked: ReadonlySet<number>, left = rows) =>
    pairs.filter((pair) => needsCheck(pair, left, looked)).map(({ key }) => key);
  expect(needed(new Set())).toEqual([2, 4]);
  expect(needed(new Set([2]))).toEqual([4]);
  expect(needed(new Set(), rows.slice(0, 3))).toEqual([2]);
});

it('nextToCheck goes through them and begins again', () => {
  const next = (after: number | null, looked: ReadonlySet<number> = new Set()) =>
    nextToCheck(pairs, rows, looked, after);
  expect([next(null), next(2), next(4)]).toEqual([2, 4, 2]);
  expect(next(null, new Set([2, 4]))).toBeNull();
});

it.each([
  ['18O', '180'],
  ['l2 cm', '12 cm'],
  ['$1S', '$15'],
  ['180', null],
  ['5 Ducks', null],
])('proposeNumber of %s is %s', (text, proposal) => {
  expect(proposeNumber(text)).toBe(proposal);
});
