import { describe, expect, it } from '@jest/globals';
import { mixOn, mixSeed } from './dice.js';

describe('mixOn', () => {
  it('gives the seed of all parts together', () => {
    const first = mixSeed('core', 'Primary 5', 12);
    expect(mixOn(first, 3, 0)).toBe(mixSeed('core', 'Primary 5', 12, 3, 0));
    expect(mixOn(first, 'ℓ')).toBe(mixSeed('core', 'Primary 5', 12, 'ℓ'));
  });

  it('differs from another order of the parts', () => {
    const first = mixSeed('core');
    expect(mixOn(first, 1, 2)).not.toBe(mixOn(first, 2, 1));
    expect(mixOn(first, 12)).not.toBe(mixOn(first, 1, 2));
  });
});
