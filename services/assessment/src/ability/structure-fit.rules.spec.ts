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
    expect(found.structures).toEqual([
      {
        gradeLevel: 'Primary 5',
        template: 'h2/ratio/hard',
        finding: 'too-hard',
        answers: 100,
        observed: 0.2,
        forecast: 0.6,
        low: -0.53,
        high: -0.27,
        challenged: 0,
        misread: 0,
        reported: 0,
        faulty: 0,
        faultsFound: 0,
      },
      expect.objectContaining({ template: 'h2/ratio/easy', finding: 'too-easy', low: 0.12, high: 0.38 }),
      expect.objectContaining({ template: 'h2/ratio/boats', finding: 'fitting' }),
    ]);
  });

  it('does not judge too few answers or a difference that chance explains', () => {
    const few = judgeStructures([sums(19, 19, 0.3)]);
    expect(few).toMatchObject({
      notYetKnown: 1,
      structures: [{ finding: 'few', answers: 19, observed: null, forecast: null, low: null, high: null }],
    });
    expect(judgeStructures([sums(20, 12, 0.6)])).toMatchObject({ fitting: 1, notYetKnown: 0 });
    expect(judgeStructures([sums(40, 30, 0.6)])).toMatchObject({ fitting: 1 });
    expect(judgeStructures([sums(400, 300, 0.6)])).toMatchObject({ tooEasy: 1 });
    expect(judgeStructures([])).toEqual({
      tooEasy: 0,
      fitting: 0,
      tooHard: 0,
      notYetKnown: 0,
      structures: [],
    });
  });

  it('names what is outside the specified band, however it was forecast', () => {
    const findings = judgeStructures([
      sums(100, 95, 0.95, { template: 'a' }),
      sums(100, 15, 0.15, { template: 'b' }),
      sums(100, 90, 0.9, { template: 'c' }),
    ]).structures.map(({ template, finding }) => [template, finding]);
    expect(findings).toEqual([
      ['b', 'too-hard'],
      ['a', 'too-easy'],
      ['c', 'fitting'],
    ]);
  });

  it('puts faults before misread answers, these before reports, and these before difficulty', () => {
    const dispute = (template: string, changes: object) => ({
      gradeLevel: 'Primary 5' as const,
      template,
      challenged: 0,
      misread: 0,
      reported: 0,
      faulty: 0,
      ...changes,
    });
    const templates = ['hard', 'reported', 'misread', 'fault', 'two-reports', 'rarely-reported'];
    const answersOf = (template: string) => (template === 'rarely-reported' ? 200 : 30);
    const { structures } = judgeStructures(
      templates.map((template) =>
        template === 'hard'
          ? sums(30, 3, 0.6, { template })
          : sums(answersOf(template), answersOf(template) * 0.6, 0.6, { template }),
      ),
      [
        dispute('reported', { reported: 3 }),
        dispute('misread', { challenged: 4, misread: 3, reported: 9 }),
        dispute('fault', { challenged: 1, faulty: 1, misread: 5 }),
        dispute('two-reports', { reported: 2 }),
        dispute('rarely-reported', { reported: 3 }),
        dispute('never-answered', { reported: 3 }),
      ],
    );
    expect(structures.map(({ template, finding, answers }) => [template, finding, answers])).toEqual([
      ['fault', 'key-in-doubt', 30],
      ['misread', 'misread', 30],
      ['reported', 'reported', 30],
      ['never-answered', 'reported', 0],
      ['hard', 'too-hard', 30],
      ['rarely-reported', 'fitting', 200],
      ['two-reports', 'fitting', 30],
    ]);
  });

  it('puts forward a structure with two recent faults in all its forms, and counts older ones', () => {
    const read = (template: string, faultsFound: number, recentFaults: number, changes: object = {}) => ({
      ...{ gradeLevel: 'Primary 5' as const, template, faultsFound, recentFaults },
      ...changes,
    });
    const { structures } = judgeStructures(
      [sums(30, 18, 0.6, { template: 'h2/ratio/boats' })],
      [],
      [
        read('h2/ratio/boats', 1, 1),
        read('h2/ratio/boats/missing', 2, 1),
        read('h2/ratio/boats/parts', 0, 0),
        read('h2/ratio/boats/story', 1, 0),
        // As many in another grade or another structure are none of its own.
        read('h2/ratio/boats', 1, 1, { gradeLevel: 'Primary 6' }),
        read('h2/ratio/boats-and-cars', 3, 1),
      ],
    );
    const told = structures.map(({ gradeLevel, template, finding, faultsFound }) =>
      [gradeLevel, template, finding, faultsFound].join(' '),
    );
    expect(told).toEqual([
      'Primary 5 h2/ratio/boats faults-found 1',
      'Primary 5 h2/ratio/boats/missing faults-found 2',
      'Primary 5 h2/ratio/boats/story few 1',
      'Primary 6 h2/ratio/boats few 1',
      'Primary 5 h2/ratio/boats-and-cars few 3',
    ]);
  });

  it('leaves a certain difference alone that is too small to matter', () => {
    expect(judgeStructures([sums(100_000, 64_000, 0.6)])).toMatchObject({ fitting: 1 });
  });

  it('counts answers with hints as the model does, and tells grades apart', () => {
    const withHints = sums(50, 50, 0.85, { hintsUsed: 1 });
    expect(judgeStructures([sums(50, 42.5, 0.85), withHints])).toMatchObject({ fitting: 1 });
    const other = sums(50, 42.5, 0.85, { gradeLevel: 'Primary 6' });
    expect(judgeStructures([sums(50, 42.5, 0.85), other])).toMatchObject({ fitting: 2 });
  });
});
