import type { Badge } from '@sumfox/contracts/assessment/badges.endpoints';
import { expect, it } from '@jest/globals';
import { buildPlace } from '../../testing/homes.js';
import { findNextId, findSpokenOf, KEEPSAKES, listKeepsakes, toShelfThing } from './den-things.rules.js';

const badge = (id: string, earnedAt: string | null): Badge => ({
  id,
  name: id,
  description: '',
  unit: 'times',
  have: 0,
  need: 1,
  earnedAt,
});
const FIRST_PAPER = badge('problem-solver', '2026-11-20T02:00:00.000Z');

it('listKeepsakes brings the kite with the first finished paper, and tells how the others come', () => {
  const things = listKeepsakes([FIRST_PAPER, badge('two-days', null)]);
  expect(things.map(({ id, cameAt }) => [id, cameAt !== null])).toEqual([
    ['kite', true],
    ['suns', false],
    ['toolbox', false],
  ]);
  expect(things.map(({ line }) => line)).toEqual([
    'A kite! Your first paper brought it.',
    'Suns come with two days in a week.',
    'Put one mistake right. A toolbox comes.',
  ]);
});

it('every sentence on a keepsake has at most eight words', () => {
  for (const earned of [null, '2026-11-20T02:00:00.000Z'])
    for (const { line } of listKeepsakes(KEEPSAKES.map(({ badgeId }) => badge(badgeId, earned))))
      for (const sentence of line.split(/[.!] ?/)) expect(sentence.split(' ').length).toBeLessThanOrEqual(8);
});

it('findSpokenOf takes what came last, and before the first thing the kite that the first paper brings', () => {
  const grown = toShelfThing(buildPlace('money', { stage: 'grown', grownAt: '2026-11-22T02:00:00.000Z' }));
  const seed = toShelfThing(buildPlace('time'));
  expect(findSpokenOf(listKeepsakes([]), [seed])?.line).toBe('A kite comes with your first paper.');
  expect(findSpokenOf(listKeepsakes([FIRST_PAPER]), [seed])?.id).toBe('kite');
  expect(findSpokenOf(listKeepsakes([FIRST_PAPER]), [seed, grown])?.id).toBe('money');
});

it('findNextId is the place that practice grows next, never one that is grown', () => {
  const places = [
    buildPlace('whole-numbers', { stage: 'grown', grownAt: '2026-11-22T02:00:00.000Z', needsCare: true }),
    buildPlace('money'),
    buildPlace('time', { stage: 'sprout', answers: 2, rightAtFirstTry: 1 }),
  ];
  expect(findNextId(places)).toBe('time');
  expect(findNextId(places.slice(0, 2))).toBe('money');
  expect(findNextId(places.slice(0, 1))).toBeNull();
});
