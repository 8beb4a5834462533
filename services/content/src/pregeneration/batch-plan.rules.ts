import { BATCH_LEVEL_PERCENTAGES } from '@sumfox/contracts/content/pregeneration';
import type { BatchForm } from '@sumfox/contracts/content/pregeneration.endpoints';
import type { QuestionKind } from '@sumfox/contracts/question/item';
import {
  GRADE_LEVELS,
  type GradeLevel,
  PROFICIENCY_LEVELS,
  type ProficiencyLevel,
} from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { ItemCell } from '../bank/index.js';

/** Questions of a batch that one job makes: enough to be worth a job, few enough for many workers. */
export const PART_SIZE = 5;

/** A sub-strand and a heuristic of a grade that the engine can make questions of. */
export type Pairing = Pick<ItemCell, 'gradeLevel' | 'subStrandId' | 'heuristicId'>;

/** Fields of the form that a plan depends on. */
export type BatchRequest = Pick<
  BatchForm,
  'targetQuestions' | 'proficiencyFilter' | 'openEndedPercentage' | 'mcqPercentage' | 'fillBlankPercentage'
>;

/** One question that a batch is to make. */
export interface PlannedQuestion extends ItemCell {
  /** From 0. */
  position: number;
  part: number;
  maker: 'engine' | 'model';
}

/** Shuffles a list. */
export interface Shuffler {
  shuffle<T>(list: readonly T[]): T[];
}

/** The grades of a batch: the one of the form, or all. */
export function gradesOf(primaryLevel: BatchForm['primaryLevel']): readonly GradeLevel[] {
  return primaryLevel === '' || primaryLevel === 'all' ? GRADE_LEVELS : [primaryLevel];
}

/**
 * Shares out whole things by weight (largest remainder; of equal remainders the first): they sum to `total`, and none
 * is a whole one away from its exact share. The weights sum to more than 0.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / whole));
  const missing = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (total * weight) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** Each value as often as its share requires. */
function spread<T>(values: readonly T[], total: number, weights: readonly number[]): T[] {
  return shareOut(total, weights).flatMap((share, at) => new Array<T>(share).fill(values[at] as T));
}

function levelsOf({ targetQuestions, proficiencyFilter }: BatchRequest): ProficiencyLevel[] {
  const levels = PROFICIENCY_LEVELS.filter(
    (level) => proficiencyFilter.length === 0 || proficiencyFilter.includes(level),
  );
  return spread(
    levels,
    targetQuestions,
    levels.map((level) => BATCH_LEVEL_PERCENTAGES[level]),
  );
}

function typesOf(request: BatchRequest): QuestionKind[] {
  return spread(['open-ended', 'mcq', 'fill-in-the-blank'], request.targetQuestions, [
    request.openEndedPercentage,
    request.mcqPercentage,
    request.fillBlankPercentage,
  ]);
}

/**
 * Chooses a pairing for each question by the lowest count of grade, then heuristic, then sub-strand, then pairing. So
 * grades stay within one of each other, and within a grade heuristics and sub-strands too. Ties go to the heuristic
 * with the fewest pairings; otherwise a small batch of all grades would miss those of the highest grades.
 */
export function choosePairings(pairings: readonly Pairing[], total: number): Pairing[] {
  const had = new Map<string, number>();
  const keysOf = ({ gradeLevel, heuristicId, subStrandId }: Pairing): string[] => [
    gradeLevel,
    heuristicId,
    `${gradeLevel}|${subStrandId}`,
    `${gradeLevel}|${subStrandId}|${heuristicId}`,
  ];
  const pairingsWith = (id: string) => pairings.filter(({ heuristicId }) => heuristicId === id).length;
  const keyed = pairings
    .map((pairing) => ({ pairing, keys: keysOf(pairing), rarity: pairingsWith(pairing.heuristicId) }))
    .toSorted((a, b) => a.rarity - b.rarity);
  const isBefore = (a: readonly string[], b: readonly string[]): boolean => {
    const differs = a.findIndex((key, at) => (had.get(key) ?? 0) !== (had.get(b[at] ?? '') ?? 0));
    return differs >= 0 && (had.get(a[differs] ?? '') ?? 0) < (had.get(b[differs] ?? '') ?? 0);
  };
  return Array.from({ length: total }, () => {
    const next = keyed.reduce((best, one) => (isBefore(one.keys, best.keys) ? one : best));
    for (const key of next.keys) had.set(key, (had.get(key) ?? 0) + 1);
    return next.pairing;
  });
}

/**
 * Plans a batch (CONSOLE-4): question kinds by the three percentages; levels by 15, 35, 35 and 15 percent of the
 * filtered ones; pairings in turn, and a share of questions for the model. `pairings` holds at least one.
 */
export function planBatch(
  request: BatchRequest,
  pairings: readonly Pairing[],
  modelPercent: number,
  dice: Shuffler,
): PlannedQuestion[] {
  const total = request.targetQuestions;
  const levels = dice.shuffle(levelsOf(request));
  const types = dice.shuffle(typesOf(request));
  const [forModel = 0] = shareOut(total, [modelPercent, 100 - modelPercent]);
  const modelBefore = (position: number) => Math.floor((position * forModel) / total);
  return choosePairings(dice.shuffle(pairings), total).map((pairing, position) => ({
    ...pairing,
    level: levels[position] as ProficiencyLevel,
    questionType: types[position] as QuestionKind,
    position,
    part: Math.floor(position / PART_SIZE),
    maker: modelBefore(position + 1) > modelBefore(position) ? 'model' : 'engine',
  }));
}

/** Plans a batch of chosen places: question kinds by the percentages, and a share of questions for the model. */
export function planPlaces(
  request: BatchRequest,
  places: ReadonlyArray<Pairing & Pick<ItemCell, 'level'>>,
  modelPercent: number,
  dice: Shuffler,
): PlannedQuestion[] {
  const total = places.length;
  const types = dice.shuffle(typesOf({ ...request, targetQuestions: total }));
  const [forModel = 0] = shareOut(total, [modelPercent, 100 - modelPercent]);
  const modelBefore = (position: number) => Math.floor((position * forModel) / total);
  return places.map((place, position) => ({
    ...place,
    questionType: types[position] as QuestionKind,
    position,
    part: Math.floor(position / PART_SIZE),
    maker: modelBefore(position + 1) > modelBefore(position) ? 'model' : 'engine',
  }));
}

/** Filters of an admin. */
export type BatchFilters = Pick<BatchForm, 'primaryLevel' | 'subStrandFilter' | 'heuristicFilter'>;

/** The pairings that the filters leave; `listSupported` gives those of a grade. */
export function listBatchPairings(
  { primaryLevel, subStrandFilter, heuristicFilter }: BatchFilters,
  listSupported: (grade: GradeLevel) => ReadonlyArray<{ subStrandId: string; heuristicId: HeuristicId }>,
): Pairing[] {
  return gradesOf(primaryLevel).flatMap((gradeLevel) =>
    listSupported(gradeLevel)
      .filter(
        ({ subStrandId, heuristicId }) =>
          (subStrandFilter.length === 0 || subStrandFilter.includes(subStrandId)) &&
          (heuristicFilter.length === 0 || heuristicFilter.includes(heuristicId)),
      )
      .map((pairing) => ({ gradeLevel, ...pairing })),
  );
}
