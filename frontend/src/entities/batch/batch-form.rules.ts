import { BATCH_DEFAULTS, percentagesSentence } from '@sumfox/contracts/content/pregeneration';
import type { createBatch } from '@sumfox/contracts/content/pregeneration.endpoints';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { listHeuristics, type HeuristicId } from '@sumfox/curriculum/heuristics';
import { listCombinations, listSubStrands } from '@sumfox/curriculum/sub-strands';
import * as z from 'zod/mini';
import { findTarget, readTargetFault, type ConsoleSettings } from './console-settings.rules.js';
import { totalOf, type Shares } from './shares.rules.js';
import { BATCH } from './batch.messages.js';

/** What a form for a new batch holds while it is filled in. */
export interface BatchValues {
  batchName: string;
  /** As typed. */
  targetQuestions: string;
  shares: Shares;
  primaryLevel: GradeLevel | 'all';
  /** Empty, like the next two: no filter. */
  subStrandFilter: readonly string[];
  heuristicFilter: readonly HeuristicId[];
  proficiencyFilter: readonly ProficiencyLevel[];
}

export type BatchBody = Omit<z.input<NonNullable<(typeof createBatch)['body']>>, 'requestId'>;

/** An empty form, with what the admin's settings start it with. */
export function emptyBatch({ shares, targetQuestions }: ConsoleSettings): BatchValues {
  return {
    batchName: '',
    targetQuestions: String(targetQuestions),
    shares,
    primaryLevel: 'all',
    subStrandFilter: [],
    heuristicFilter: [],
    proficiencyFilter: [],
  };
}

/** What the advanced settings offer at a level; nothing at `all` (CONSOLE-2). */
export function listOffers(level: BatchValues['primaryLevel']) {
  return level === 'all'
    ? { subStrands: [], heuristics: [] }
    : { subStrands: listSubStrands(level), heuristics: listHeuristics(level) };
}

/** The form as it is filled in. A wrong total of the percentages is no fault: the page offers to scale it (CONSOLE-3). */
export const NewBatchSchema: z.ZodMiniType<BatchValues, unknown> = z
  .object({
    batchName: z.string().check(z.trim(), z.minLength(1, { error: () => BATCH.get().batchNameIsRequired })),
    targetQuestions: z
      .string()
      .check(z.refine((typed) => findTarget(typed) !== null, { error: readTargetFault })),
    shares: z.custom<Shares>(),
    primaryLevel: z.custom<BatchValues['primaryLevel']>(),
    subStrandFilter: z.custom<BatchValues['subStrandFilter']>(),
    heuristicFilter: z.custom<BatchValues['heuristicFilter']>(),
    proficiencyFilter: z.custom<BatchValues['proficiencyFilter']>(),
  })
  .check(z.refine(hasPairing, { path: ['heuristicFilter'], error: () => BATCH.get().noneOfTheseProblem }));

/** Primary 1 has only six pairings: a choice of both axes may leave nothing to be made. */
function hasPairing({ primaryLevel, subStrandFilter, heuristicFilter }: BatchValues): boolean {
  if (primaryLevel === 'all') return true;
  const allows = (filter: readonly string[], id: string) => filter.length === 0 || filter.includes(id);
  return listCombinations(primaryLevel).some(
    (pairing) => allows(subStrandFilter, pairing.subStrandId) && allows(heuristicFilter, pairing.heuristicId),
  );
}

/** The sentence for percentages that do not total 100; null for those that do (CONSOLE-3). */
export function sharesFault(shares: Shares): string | null {
  const total = totalOf(shares);
  return total === 100 ? null : percentagesSentence(total);
}

/** The whole form as it is sent (CONSOLE-2), at the usual priority. */
export function toBatchBody(values: BatchValues): BatchBody {
  return {
    batchName: values.batchName.trim(),
    primaryLevel: values.primaryLevel === 'all' ? '' : values.primaryLevel,
    subStrandFilter: [...values.subStrandFilter],
    heuristicFilter: [...values.heuristicFilter],
    proficiencyFilter: [...values.proficiencyFilter],
    targetQuestions: Number(values.targetQuestions),
    priority: BATCH_DEFAULTS.priority,
    ...values.shares,
  };
}
