import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { type Versioned, earlierVersion, listVersions, readVersion } from './version.js';

const moved = {
  name: 'thing.moved',
  version: 3,
  data: z.strictObject({ from: z.string(), to: z.string() }),
  earlier: [
    earlierVersion(1, z.strictObject({ place: z.string() }), ({ place }) => ({ to: place })),
    earlierVersion(2, z.strictObject({ to: z.string() }), ({ to }) => ({ from: 'unknown', to })),
  ],
} as const satisfies Versioned;

describe('readVersion', () => {
  it.each([
    [1, { place: 'here' }, { from: 'unknown', to: 'here' }],
    [2, { to: 'here' }, { from: 'unknown', to: 'here' }],
    [3, { from: 'there', to: 'here' }, { from: 'there', to: 'here' }],
  ])('converts version %s to the current one', (version, data, current) => {
    expect(readVersion(moved, version, data)).toEqual(current);
  });

  it.each([
    ['of a newer version', 4, { to: 'here' }],
    ['of version 0', 0, { place: 'here' }],
  ])('throws on data %s', (_case, version, data) => {
    expect(() => readVersion(moved, version, data)).toThrow(
      `thing.moved of version ${version} is not understood`,
    );
  });

  it('throws on data that do not match their version', () => {
    expect(() => readVersion(moved, 1, { to: 'here' })).toThrow();
    expect(() => readVersion(moved, 2, { place: 'here' })).toThrow();
  });
});

it('listVersions starts with the current version', () => {
  expect(listVersions(moved).map(({ version }) => version)).toEqual([3, 2, 1]);
});
