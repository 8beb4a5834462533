import { describe, expect, it } from '@jest/globals';
import { type ForecastSums, judgeStructures } from './structure-fit.rules.js';

/** Sums of answers to one structure, all forecast with the same chance. */
function sums(
  answers: number,
  right: number,
  chance: number,
  changes: Partial<ForecastSums> = {},
): ForecastSums {
  return {
    gradeLevel: 'Primary 5',
    template: 'h2/ratio/boats',
    hintsUsed: 0,
    questions: answers,
    shares: right,
    chances: answers * chance,
    variance: answers * chance * (1 - chance),
    ...changes,
  };
}

describe('judgeStructures', () => {
  it('finds what is easier or harder than forecast, with the interval of 99 %', () => {
    const found = judgeStructures([
      sums(100, 60, 0.6),
      sums(100, 85, 0.6, { template: 'h2/ratio/easy' }),
      sums(100, 20, 0.6, { template: 'h2/ratio/hard' }),
    ]);
    expect(found).toMatchObject({ tooEasy: 1, fitting: 1, tooHard: 1, notYetKnown: 0 });
    // The margin is 2.576 standard errors: 2.576 × √(0.6 × 0.4 ÷ 100) = 0.126.
    expect(found.unfit).toEqual([
      {
        gradeLevel: 'Primary 5',
        template: 'h2/ratio/hard',
        verdict: 'too-hard',
        answers: 100,
        observed: 0.2,
        forecast: 0.6,
        low: -0.53,
        high: -0.27,
      },
      expect.objectContaining({ template: 'h2/ratio/easy', verdict: 'too-easy', low: 0.12, high: 0.38 }),
    ]);
  });

  it('does not judge too few answers or a difference that chance explains', () => {
    expect(judgeStructures([sums(29, 29, 0.3)])).toMatchObject({ notYetKnown: 1, unfit: [] });
    expect(judgeStructures([sums(40, 30, 0.6)])).toMatchObject({ fitting: 1, unfit: [] });
    expect(judgeStructures([sums(400, 300, 0.6)])).toMatchObject({ tooEasy: 1 });
    expect(judgeStructures([])).toEqual({ tooEasy: 0, fitting: 0, tooHard: 0, notYetKnown: 0, unfit: [] });
  });

  it('leaves a certain difference alone that is too small to matter', () => {
    expect(judgeStructures([sums(100_000, 64_000, 0.6)])).toMatchObject({ fitting: 1, unfit: [] });
  });

  it('counts answers with hints as the model does, and tells grades apart', () => {
    const withHints = sums(50, 50, 0.85, { hintsUsed: 1 });
    expect(judgeStructures([sums(50, 42.5, 0.85), withHints])).toMatchObject({ fitting: 1 });
    const other = sums(50, 42.5, 0.85, { gradeLevel: 'Primary 6' });
    expect(judgeStructures([sums(50, 42.5, 0.85), other])).toMatchObject({ fitting: 2 });
  });
});
