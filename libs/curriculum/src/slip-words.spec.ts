import { describe, expect, it } from '@jest/globals';
import { slipWords } from './slip-words.js';

describe('slipWords', () => {
  it.each([
    ['added-denominators', 'adds the denominators'],
    ['smaller-from-larger', 'subtracts the smaller digit from the larger'],
    ['gave-the-total', 'answers with the total'],
    ['forgot-gst', 'forgets GST'],
    ['difference-added-twice', 'adds the difference twice'],
    ['head-start-forgotten', 'forgets the head start'],
    ['area-for-perimeter', 'uses the area in place of the perimeter'],
    ['average-taken-as-total', 'takes the average as the total'],
    ['radius-not-squared', 'does not square the radius'],
    ['area-not-side', 'answers with the area, not the side'],
    ['not-halved', 'does not halve'],
    ['one-step-too-many', 'counts one step too many'],
    ['one-part-only', 'stops at one part'],
    ['wrong-row', 'uses the wrong row'],
    ['half-of-the-total', 'takes half of the total'],
    ['overlap-left-out', 'leaves out the overlap'],
    ['extra-the-wrong-way', 'takes the extra the wrong way'],
    ['place-slip', 'slips by one place value'],
    ['added-for-subtracted', 'adds instead of subtracting'],
    ['another-operation', 'chooses an operation that does not fit'],
    ['share-that-went', 'takes the share that went, not the one that is left'],
  ])('says %s as "%s"', (code, words) => {
    expect(slipWords(code)).toBe(words);
  });

  it('quotes the words of a code of no known pattern', () => {
    expect(slipWords('water-at-first')).toBe('makes the slip “water at first”');
  });
});
