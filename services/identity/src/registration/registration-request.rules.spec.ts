import { expect, it } from '@jest/globals';
import { toRepeatable } from './registration-request.rules.js';

const ID = '0190a1b2-0000-7000-8000-000000000001';

it('toRepeatable makes the same digest for the same content, and another for any other field or key', () => {
  const first = toRepeatable(ID, 'key', ['child', 'mei', null]);
  expect(first).toEqual({ requestId: ID, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(toRepeatable(ID, 'key', ['child', 'mei', null])).toEqual(first);
  const others = [
    toRepeatable(ID, 'key', ['child', 'mei', '']),
    toRepeatable(ID, 'key', ['child', 'me', 'i']),
    toRepeatable(ID, 'key', ['childmei', null]),
    toRepeatable(ID, 'other key', ['child', 'mei', null]),
  ];
  expect(new Set([first, ...others].map((each) => each?.digest)).size).toBe(5);
});

it('toRepeatable returns null without an id', () => expect(toRepeatable(undefined, 'key', [])).toBeNull());
