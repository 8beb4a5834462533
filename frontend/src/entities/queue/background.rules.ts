import type { Job, JobState, QueueStats } from './background.api.js';
import { QUEUE } from './queue.messages.js';

const readQueueWords = (): Readonly<Record<string, string>> => ({
  marking: QUEUE.get().marking,
  'ai-judging': QUEUE.get().askingTheModelAbout,
  'content-pregeneration': QUEUE.get().makingQuestions,
  'content-extraction': QUEUE.get().openingPdfs,
  mail: QUEUE.get().sendingEmails,
  'content-drafting': QUEUE.get().draftingTopicsFromPdfs,
});

/** What a queue is for, for people; one that is new here by its own name. */
export function queueWords(name: string): string {
  const [, service] = /^(\w+)-inbox$/.exec(name) ?? [];
  return readQueueWords()[name] ?? (service ? QUEUE.get().messagesFor({ service }) : name);
}

export const readStateWords = (): Readonly<Record<JobState, string>> => ({
  waiting: QUEUE.get().waiting,
  active: QUEUE.get().running,
  delayed: QUEUE.get().waitingForTheNext,
  failed: QUEUE.get().failed,
  completed: QUEUE.get().done,
});

/** What all queues of work are doing together. */
export interface JobTotals {
  /** Waiting, running, or waiting for the next try. */
  inQueue: number;
  running: number;
  completed: number;
  /** Milliseconds, of each queue by how many jobs it has done; null where no job is remembered. */
  averageTimeMs: number | null;
  /** Percent to one decimal; null where no job has come to an end. */
  successRate: number | null;
}

/** The sums over some queues. */
export function totalsOf(queues: readonly QueueStats[]): JobTotals {
  const sum = (of: (queue: QueueStats) => number) => queues.reduce((total, queue) => total + of(queue), 0);
  const completed = sum((queue) => queue.completed);
  const ended = completed + sum((queue) => queue.givenUp);
  const timed = queues.flatMap(({ averageTimeMs, completed: jobs }) =>
    averageTimeMs === null ? [] : [{ averageTimeMs, weight: Math.max(1, jobs) }],
  );
  const weights = timed.reduce((total, { weight }) => total + weight, 0);
  return {
    inQueue: sum((queue) => queue.waiting + queue.active + queue.delayed),
    running: sum((queue) => queue.active),
    completed,
    averageTimeMs:
      weights === 0
        ? null
        : timed.reduce((total, { averageTimeMs, weight }) => total + averageTimeMs * weight, 0) / weights,
    successRate: ended === 0 ? null : Math.round((1_000 * completed) / ended) / 10,
  };
}

/** `2.3 s`; `12 ms` below a tenth of a second. */
export function timeWords(milliseconds: number): string {
  return milliseconds < 100
    ? QUEUE.get().ms({ round: Math.round(milliseconds) })
    : `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** What stands out of a queue: that it is paused, or that nobody works on it. */
export function queueState({ isPaused, workers }: QueueStats): {
  word: string;
  tone: 'success' | 'warning' | 'error';
} {
  if (isPaused) return { word: QUEUE.get().paused, tone: 'warning' };
  return workers === 0
    ? { word: QUEUE.get().noWorker, tone: 'error' }
    : { word: QUEUE.get().ready, tone: 'success' };
}

/** Whether somebody should look at a queue: jobs were given up, or nobody works on it. */
export function needsLook({ failed, workers }: QueueStats): boolean {
  return failed > 0 || workers === 0;
}

/** `all 5 are well`; `1 of 5 needs a look`. */
export function lookWords(queues: readonly QueueStats[]): string {
  const ill = queues.filter(needsLook).length;
  const all = queues.length;
  return ill === 0 ? QUEUE.get().allAreWell({ all }) : QUEUE.get().needLook({ count: ill, all });
}

/** The queue that is looked at first: one with jobs given up, or else the question factory's. */
export function firstQueue(queues: readonly QueueStats[]): string {
  return queues.find(({ failed }) => failed > 0)?.name ?? 'content-pregeneration';
}

/** `1 of 3 tries`; of a job that has not been tried yet, nothing. */
export function triesWords({ tries, maxTries }: Job): string {
  return tries === 0 ? QUEUE.get().notTriedYet : QUEUE.get().triesOf({ tries, count: maxTries });
}
