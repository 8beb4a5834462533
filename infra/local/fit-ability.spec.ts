import { describe, expect, it } from '@jest/globals';
import { type AbilityFit, describeFit, printWeights } from './fit-ability.ts';

const head = { version: 2, answers: 31_000, weights: { constant: 0.1, 'days since the skill': -0.2 } };
const found = (changes: Partial<AbilityFit> = {}): AbilityFit => ({
  fit: { answers: 31_000, pupils: 412, heldOut: { on: 0.51, off: 0.53 } },
  refused: null,
  head,
  ...changes,
});

describe('printWeights', () => {
  it('writes the module that the product reads', () => {
    expect(printWeights(head)).toBe(`import type { StoredHead } from '@sumfox/pupil-model/head';

/** Weights of the recency head. Written by \`npm run fit-ability\`, read and committed by a developer. */
export const HEAD_WEIGHTS: StoredHead = {
  version: 2,
  answers: 31000,
  weights: {
    constant: 0.1,
    'days since the skill': -0.2,
  },
};
`);
  });
});

describe('describeFit', () => {
  it('says why weights stay, and what was found where they do not', () => {
    expect(describeFit(found())).toContain('Log loss 0.5100 with the head, 0.5300 without. Version 2');
    expect(describeFit(found({ refused: 'no-better' }))).toContain('no better, so the weights stay');
    const few = { answers: 3, pupils: 1, heldOut: null };
    expect(describeFit(found({ refused: 'too-few', fit: few }))).toBe(
      'Answers: 3, pupils: 1. Too few, so the weights stay. Fit again with more answers.',
    );
  });
});
