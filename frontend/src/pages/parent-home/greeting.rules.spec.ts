import { expect, it } from '@jest/globals';
import { greetingOf } from './greeting.rules.js';

it.each([
  ['2026-11-22T21:00:00.000Z', 'Good morning, Siew Ling'],
  ['2026-11-22T04:00:00.000Z', 'Good afternoon, Siew Ling'],
  ['2026-11-22T10:00:00.000Z', 'Good evening, Siew Ling'],
  ['2026-11-22T20:59:00.000Z', 'Good evening, Siew Ling'],
])('greets at %s by the hour in Singapore: %s', (moment, greeting) => {
  expect(greetingOf('Siew Ling', new Date(moment))).toBe(greeting);
});
