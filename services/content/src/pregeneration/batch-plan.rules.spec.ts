import { describe, expect, it } from '@jest/globals';
import { BATCH_LEVEL_PERCENTAGES, BATCH_LIMITS } from '@sumfox/contracts/content/pregeneration';
import { QUESTION_KINDS } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { HEURISTIC_IDS, listHeuristics } from '@sumfox/curriculum/heuristics';
import { listSubStrands } from '@sumfox/curriculum/sub-strands';
import { Dice } from '@sumfox/question-engine/core/dice';
import fc from 'fast-check';
import {
  type BatchFilters,
  type BatchRequest,
  PART_SIZE,
  type PlannedQuestion,
  listBatchPairings,
  planBatch,
  shareOut,
} from './batch-plan.rules.js';
import { QUESTION_ENGINE } from '../question-source/question-source.js';

const ALL: BatchFilters = { primaryLevel: '', subStrandFilter: [], heuristicFilter: [] };
const REQUEST: BatchRequest = {
  targetQuestions: 15,
  proficiencyFilter: [],
  openEndedPercentage: 50,
  mcqPercentage: 40,
  fillBlankPercentage: 10,
};

const pairingsOf = (filters: BatchFilters) =>
  listBatchPairings(filters, (grade) => QUESTION_ENGINE.listSupportedPairings(grade));
const plan = (request: Partial<BatchRequest>, filters: Partial<BatchFilters> = {}, percent = 0, seed = 1) =>
  planBatch({ ...REQUEST, ...request }, pairingsOf({ ...ALL, ...filters }), percent, new Dice(seed));

function tally<K>(plan: readonly PlannedQuestion[], keyOf: (one: PlannedQuestion) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const one of plan) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

/** The most and the least that any of `all` has differ by so much. */
function gapOf<K>(counts: ReadonlyMap<K, number>, all: readonly K[]): number {
  const each = all.map((key) => counts.get(key) ?? 0);
  return Math.max(...each) - Math.min(...each);
}

const anyTotal = fc.integer({ min: BATCH_LIMITS.minQuestions, max: BATCH_LIMITS.maxQuestions });
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
/** Three percentages of a whole. */
const anyThirds = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)] as const);
const anyGrade = fc.constantFrom(...GRADE_LEVELS);

describe('shareOut', () => {
  it('sums to the whole, each share within one of the exact share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc
          .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 })
          .filter((w) => w.some(Boolean)),
        (total, weights) => {
          const shares = shareOut(total, weights);
          const whole = weights.reduce((a, b) => a + b, 0);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
          shares.forEach((share, at) => {
            expect(Math.abs(share - (total * (weights[at] ?? 0)) / whole)).toBeLessThan(1);
            if (weights[at] === 0) expect(share).toBe(0);
          });
        },
      ),
    );
  });

  it('gives the rest to the largest remainders', () => {
    expect(shareOut(15, [50, 40, 10])).toEqual([8, 6, 1]);
    expect(shareOut(15, [15, 35, 35, 15])).toEqual([3, 5, 5, 2]);
    expect(shareOut(1, [50, 40, 10])).toEqual([1, 0, 0]);
    expect(shareOut(100, [33, 33, 34])).toEqual([33, 33, 34]);
  });
});

describe('planBatch', () => {
  it('plans a question for each place, in parts of five, with the three types by their percentages', () => {
    fc.assert(
      fc.property(anyTotal, anyThirds, anySeed, (targetQuestions, [openEnded, mcq, blank], seed) => {
        const made = plan(
          {
            targetQuestions,
            openEndedPercentage: openEnded,
            mcqPercentage: mcq,
            fillBlankPercentage: blank,
          },
          {},
          0,
          seed,
        );
        expect(made.map(({ position }) => position)).toEqual([...made.keys()]);
        expect(made).toHaveLength(targetQuestions);
        expect(made.every(({ part, position }) => part === Math.floor(position / PART_SIZE))).toBe(true);
        const types = tally(made, ({ questionType }) => questionType);
        expect(
          ['open-ended', 'mcq', 'fill-in-the-blank'].map((type) => types.get(type as never) ?? 0),
        ).toEqual(shareOut(targetQuestions, [openEnded, mcq, blank]));
      }),
    );
  });

  it('splits levels by 15, 35, 35 and 15 percent, or over the filtered levels', () => {
    fc.assert(
      fc.property(anyTotal, fc.subarray([...PROFICIENCY_LEVELS]), (targetQuestions, proficiencyFilter) => {
        const made = plan({ targetQuestions, proficiencyFilter });
        const wanted = proficiencyFilter.length === 0 ? [...PROFICIENCY_LEVELS] : proficiencyFilter;
        const levels = tally(made, ({ level }) => level);
        expect(wanted.map((level) => levels.get(level) ?? 0)).toEqual(
          shareOut(
            targetQuestions,
            wanted.map((level) => BATCH_LEVEL_PERCENTAGES[level]),
          ),
        );
      }),
    );
  });

  it('gives every heuristic and sub-strand of one grade its share, within one question', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRADE_LEVELS.slice(1)),
        anyTotal,
        anySeed,
        fc.infiniteStream(fc.boolean()),
        (primaryLevel, targetQuestions, seed, coin) => {
          const some = <T>(list: readonly T[]) => list.filter(() => coin.next().value);
          const heuristics = some(listHeuristics(primaryLevel).map(({ id }) => id));
          const subStrands = some(listSubStrands(primaryLevel).map(({ id }) => id));
          const filters = { primaryLevel, heuristicFilter: heuristics, subStrandFilter: subStrands };
          const made = plan({ targetQuestions }, filters, 0, seed);
          const pairings = pairingsOf(filters);
          const [known, areas] = [
            [...new Set(pairings.map((one) => one.heuristicId))],
            [...new Set(pairings.map((one) => one.subStrandId))],
          ];
          expect(
            gapOf(
              tally(made, (one) => one.heuristicId),
              known,
            ),
          ).toBeLessThanOrEqual(1);
          expect(
            gapOf(
              tally(made, (one) => one.subStrandId),
              areas,
            ),
          ).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('gives every heuristic of Primary 1 its share despite few pairings', () => {
    const made = plan({ targetQuestions: 20 }, { primaryLevel: 'Primary 1' });
    const heuristics = ['h1_make_whole_model', 'h2_before_after', 'h9_pattern_recognition'] as const;
    expect(
      gapOf(
        tally(made, (one) => one.heuristicId),
        heuristics,
      ),
    ).toBeLessThanOrEqual(1);
  });

  it('gives every grade its share without a level filter, with every heuristic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 100 }), anySeed, (targetQuestions, seed) => {
        const made = plan({ targetQuestions }, {}, 0, seed);
        expect(
          gapOf(
            tally(made, (one) => one.gradeLevel),
            GRADE_LEVELS,
          ),
        ).toBeLessThanOrEqual(1);
        expect(new Set(made.map((one) => one.heuristicId)).size).toBe(HEURISTIC_IDS.length);
      }),
    );
  });

  it('plans only what the engine can make', () => {
    fc.assert(
      fc.property(
        fc.option(anyGrade, { nil: '' as const }),
        anyTotal,
        anySeed,
        (primaryLevel, targetQuestions, seed) => {
          for (const { gradeLevel, subStrandId, heuristicId, level, questionType } of plan(
            { targetQuestions },
            { primaryLevel },
            50,
            seed,
          )) {
            expect(QUESTION_ENGINE.listSupportedPairings(gradeLevel)).toContainEqual({
              subStrandId,
              heuristicId,
            });
            expect(PROFICIENCY_LEVELS).toContain(level);
            expect(QUESTION_KINDS).toContain(questionType);
            if (primaryLevel) expect(gradeLevel).toBe(primaryLevel);
          }
        },
      ),
    );
  });

  it("spreads the model's percentage over the parts", () => {
    fc.assert(
      fc.property(anyTotal, fc.integer({ min: 0, max: 100 }), (targetQuestions, percent) => {
        const made = plan({ targetQuestions }, {}, percent);
        const forModel = made.filter(({ maker }) => maker === 'model');
        expect(forModel).toHaveLength(shareOut(targetQuestions, [percent, 100 - percent])[0] ?? 0);
        const fullParts = Array.from({ length: Math.floor(targetQuestions / PART_SIZE) }, (_, part) => part);
        if (fullParts.length > 0)
          expect(
            gapOf(
              tally(forModel, ({ part }) => part),
              fullParts,
            ),
          ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('repeats the plan for the same batch and varies it for another', () => {
    expect(plan({}, {}, 20, 7)).toEqual(plan({}, {}, 20, 7));
    expect(plan({}, {}, 20, 7)).not.toEqual(plan({}, {}, 20, 8));
  });
});
