import type { Batch } from '@sumfox/contracts/content/pregeneration';
import { BATCH } from './batch.messages.js';

/** What an admin may do with a batch. */
export type BatchAction = 'pause' | 'resume' | 'resume-without-model' | 'cancel' | 'delete';

/** The actions that the state of a batch allows (CONSOLE-6), in the order of the buttons. */
export function listActions({
  status,
  pausedBecause,
}: Pick<Batch, 'status' | 'pausedBecause'>): BatchAction[] {
  if (status === 'running') return ['pause', 'cancel', 'delete'];
  if (status !== 'paused') return ['delete'];
  return [pausedBecause === 'over-budget' ? 'resume-without-model' : 'resume', 'cancel', 'delete'];
}

const readStatusWords = (): Readonly<Record<Batch['status'], string>> => ({
  running: BATCH.get().running,
  paused: BATCH.get().paused,
  completed: BATCH.get().completed,
  failed: BATCH.get().failed,
  cancelled: BATCH.get().cancelled,
});

/** The word for a state; an unknown one is shown as it is named (CONSOLE-6). */
export function batchStatusWord(status: string): string {
  return new Map(Object.entries(readStatusWords())).get(status) ?? status;
}

/** Why a batch stands still, in a sentence; null for one that does not. */
export function pauseSentence({
  status,
  pausedBecause,
}: Pick<Batch, 'status' | 'pausedBecause'>): string | null {
  if (status !== 'paused') return null;
  return pausedBecause === 'over-budget' ? BATCH.get().pausedTheMoneyFor : BATCH.get().pausedByAnAdmin;
}

type Counts = Pick<
  Batch,
  'targetQuestions' | 'generatedQuestions' | 'validatedQuestions' | 'failedQuestions'
>;

/** Generated divided by target (CONSOLE-7), whole percent; never more than 100. */
export function progressPercent({ generatedQuestions, targetQuestions }: Counts): number {
  return Math.min(100, Math.round((100 * generatedQuestions) / targetQuestions));
}

/** `12 of 15 made: 10 in the bank, 2 refused`. */
export function progressWords(batch: Counts): string {
  const t = BATCH.get();
  const made = { made: batch.generatedQuestions, target: batch.targetQuestions };
  if (made.made === 0) return t.madeOf(made);
  const inBank = { ...made, good: batch.validatedQuestions };
  return batch.failedQuestions > 0
    ? t.madeAndRefused({ ...inBank, refused: batch.failedQuestions })
    : t.madeAndInBank(inBank);
}

/** Validated divided by generated (CONSOLE-7) in percent, to one decimal; null before anything is made. */
export function successRate({ validatedQuestions, generatedQuestions }: Counts): number | null {
  return generatedQuestions === 0 ? null : Math.round((1_000 * validatedQuestions) / generatedQuestions) / 10;
}

/** `All Levels` for a batch of every level (CONSOLE-2). */
export function levelWords(primaryLevel: string): string {
  return primaryLevel === '' ? BATCH.get().allLevels : primaryLevel;
}

/** How often batches are fetched, in milliseconds (CONSOLE-8); a running one more often. */
export const USUAL_POLL_MS = 30_000;
export const RUNNING_POLL_MS = 2_500;

export function isAnyRunning(batches: readonly Pick<Batch, 'status'>[] | undefined): boolean {
  return batches?.some(({ status }) => status === 'running') ?? false;
}

/** False stands for never: the admin has switched polling off. */
export function pollInterval(polls: boolean, isRunning: boolean): number | false {
  if (!polls) return false;
  return isRunning ? RUNNING_POLL_MS : USUAL_POLL_MS;
}
