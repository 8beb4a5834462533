import { describe, expect, it } from '@jest/globals';
import { ProductError } from './errors.js';
import { REFUSAL_CODES } from './refusal-codes.js';

describe('REFUSAL_CODES', () => {
  it('has each code once, in the order of the alphabet', () => {
    expect(REFUSAL_CODES).toEqual([...new Set(REFUSAL_CODES)].toSorted());
  });

  it('holds every refusal to a code with a sentence', () => {
    // @ts-expect-error the pages have no sentence for it
    expect(new ProductError('conflict', 'tea-break', 'Later.').code).toBe('tea-break');
  });
});
