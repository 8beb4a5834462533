import { expect, it } from '@jest/globals';
import { CallError } from '../api/call-error.js';
import { failureCode } from './failure-code.js';

it('failureCode is the start of the trace of a refused call', () => {
  const refused = new CallError(500, 'internal', 'Sorry', 'c0ffee00c0ffee00c0ffee00c0ffee00');
  expect(failureCode(refused)).toBe('c0ffee00');
});

it('failureCode is the same for the same failure of two versions, and differs between failures', () => {
  const missing = (file: string) =>
    failureCode(new TypeError(`Failed to fetch dynamically imported module: https://a.sg/assets/${file}`));
  expect(missing('day-1.js')).toBe(missing('day-2.js'));
  expect(missing('day-1.js')).toMatch(/^[0-9a-f]{8}$/);
  expect(failureCode(new Error('boom'))).not.toBe(failureCode(new Error('bang')));
});

it('failureCode gives a code for a thrown value that is no Error', () => {
  for (const thrown of [undefined, null, 'text', 7]) expect(failureCode(thrown)).toMatch(/^[0-9a-f]{8}$/);
});
