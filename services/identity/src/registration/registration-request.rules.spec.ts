import { expect, it } from '@jest/globals';
import { toRepeatable } from './registration-request.rules.js';

const ID = '0190a1b2-0000-7000-8000-000000000001';
const form = { requestId: ID, username: 'Mei' };

it('toRepeatable makes the same digest for the same content, and another for any other field or key', () => {
  const first = toRepeatable(form, 'key', ['child', 'mei', null]);
  expect(first).toEqual({ requestId: ID, digest: expect.stringMatching(/^[0-9a-f]{64}$/), username: 'mei' });
  expect(toRepeatable(form, 'key', ['child', 'mei', null])).toEqual(first);
  const others = [
    toRepeatable(form, 'key', ['child', 'mei', '']),
    toRepeatable(form, 'key', ['child', 'me', 'i']),
    toRepeatable(form, 'key', ['childmei', null]),
    toRepeatable(form, 'other key', ['child', 'mei', null]),
  ];
  expect(new Set([first, ...others].map((each) => each.digest)).size).toBe(5);
});

it('toRepeatable gives each form without an id one of its own', () => {
  const ids = [1, 2].map(() => toRepeatable({ ...form, requestId: undefined }, 'key', []).requestId);
  expect(new Set([...ids, ID]).size).toBe(3);
});
