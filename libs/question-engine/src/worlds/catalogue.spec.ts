import { describe, expect, it } from '@jest/globals';
import { WORLDS } from './catalogue.js';

const isMixed = (verbs: readonly string[]): boolean => verbs.includes('sold') && verbs.includes('used');

describe('verbs of the worlds', () => {
  // A school kitchen that sold rice, and a shop that used it, came from one list for both.
  it('never sell and use in one world: a shop sells, a kitchen uses', () => {
    expect(isMixed(['used', 'sold'])).toBe(true);
    const mixed = WORLDS.filter(({ loss }) => isMixed(loss.map(({ past }) => past)));
    expect(mixed.map(({ id }) => id)).toEqual([]);
  });
});
