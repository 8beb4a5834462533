import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, type GradeLevel, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { Dice, mixSeed } from '../core/dice.js';
import { MADE_KINDS } from '../made-kinds.js';
import { type ItemSpec, NoItemFound, makeItem } from '../make-item.js';
import { listSupportedPairings } from '../supported-pairings.js';

/** What a sample is drawn from: the same seed gives the same sample. */
export interface SampleSpec {
  count: number;
  seed: number;
  /** All grades in turn where none is named. */
  grade: GradeLevel | null;
}

/** One place of a sample; `item` is null where nothing could be drawn, which counts as a fault. */
export interface SampledQuestion {
  spec: ItemSpec;
  item: Item | null;
}

/** A sample without picking: grades in turn, pairing, level, kind and seed by chance. */
export function drawSample({ count, seed, grade }: SampleSpec): SampledQuestion[] {
  const dice = new Dice(mixSeed('review', seed));
  return Array.from({ length: count }, (_, i) => {
    const gradeLevel = grade ?? GRADE_LEVELS[i % GRADE_LEVELS.length] ?? 'Primary 1';
    const spec: ItemSpec = {
      gradeLevel,
      ...dice.pick(listSupportedPairings(gradeLevel)),
      level: dice.pick(PROFICIENCY_LEVELS),
      questionType: dice.pick<QuestionKind>(MADE_KINDS),
      seed: dice.int(1, 2 ** 30),
      id: `review-${i + 1}`,
    };
    try {
      return { spec, item: makeItem(spec) };
    } catch (problem) {
      if (!(problem instanceof NoItemFound)) throw problem;
      return { spec, item: null };
    }
  });
}
