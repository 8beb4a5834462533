import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { readStored, storedShape, toStored } from './stored-shape.js';
import { earlierVersion } from './version.js';

const place = storedShape({
  name: 'place',
  version: 2,
  data: z.strictObject({ paper: z.int(), index: z.int() }),
  earlier: [
    earlierVersion(1, z.strictObject({ paper: z.int(), number: z.int() }), ({ paper, number }) => ({
      paper,
      index: number - 1,
    })),
  ],
});

describe('toStored', () => {
  it('names the version beside the fields', () => {
    expect(toStored(place, { paper: 1, index: 2 })).toEqual({ version: 2, paper: 1, index: 2 });
  });

  it('throws on a value that is not of the shape', () => {
    const wider = { paper: 1, index: 2, answer: '7' };
    expect(() => toStored(place, wider)).toThrow();
  });
});

describe('readStored', () => {
  it.each([
    ['without a version', { paper: 1, number: 3 }],
    ['of version 1', { version: 1, paper: 1, number: 3 }],
    ['of the current version', { version: 2, paper: 1, index: 2 }],
  ])('reads what was stored %s in the current shape', (_case, stored) => {
    expect(readStored(place, stored)).toEqual({ paper: 1, index: 2 });
  });

  it('throws on the version of a newer release, and on an earlier one that is not of its shape', () => {
    expect(() => readStored(place, { version: 3 })).toThrow('place of version 3 is not understood');
    expect(() => readStored(place, { paper: 1, index: 2 })).toThrow();
  });
});
