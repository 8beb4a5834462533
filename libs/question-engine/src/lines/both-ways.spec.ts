import { expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { halvesToGoal, startsBothWays } from './both-ways.js';

const TOLD =
  'Xin Yi had 255 more stickers than Kavitha. Xin Yi had 132 more stickers than Faizal. They had 855 stickers altogether.';

it('knows that two comparisons may be added or taken from each other', () => {
  expect(startsBothWays(TOLD, '255 − 132')).toBe(true);
  expect(startsBothWays(TOLD, '255 + 132')).toBe(true);
});

it('leaves a total with a comparison, and another sign', () => {
  expect(startsBothWays(TOLD, '855 − 132')).toBe(false);
  expect(startsBothWays(TOLD, '255 × 132')).toBe(false);
});

it('knows that a total and the difference of two may be added or taken from each other', () => {
  const told =
    'At first, Class P and Class Q had the same amount of money. Class P collected another $26.80. In the end, Class P and Class Q had $354.30 altogether.';
  expect(startsBothWays(told, '$354.30 − $26.80')).toBe(true);
  expect(startsBothWays(told, '$354.30 + $26.80')).toBe(true);
  expect(startsBothWays('Ali and Siti had 40 pens altogether. Ali had 12 pens.', '40 − 12')).toBe(false);
});

it('knows that two terms of a told ratio may be added or compared', () => {
  const compared = 'At first, Cafe Q had 3/5 as much orange juice as Cafe P.';
  expect(startsBothWays(compared, '5 + 3')).toBe(true);
  expect(startsBothWays('The ratio of pens to rulers was 5 : 3.', '5 − 3')).toBe(true);
  const times = 'Box A has 5 times as many as Box C. Box B has 3 times as many as Box C.';
  expect(startsBothWays(times, '5 − 3')).toBe(true);
  expect(startsBothWays('Cafe P sold 3/5 of the cups.', '5 − 3')).toBe(false);
});

it('knows that a total and a difference may be added or taken from each other', () => {
  const numbers = [exact(40), exact(12)];
  expect(halvesToGoal(exact(52), numbers, [exact(28), exact(14)])).toBe(true);
  expect(halvesToGoal(exact(28), numbers, [exact(52), exact(26)])).toBe(true);
  expect(halvesToGoal(exact(52), numbers, [exact(28), exact(7)])).toBe(false);
});
