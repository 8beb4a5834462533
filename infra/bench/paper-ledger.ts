import { setTimeout as sleep } from 'node:timers/promises';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import type { PreparedPaper, LoadPupils } from './pupils.ts';

/** Milliseconds of processor time for one paper, by step and program, without the regular work of idle processes. */
export interface PaperLedger {
  papers: number;
  savesPerPaper: number;
  steps: Readonly<Record<string, ProcessorTime>>;
  /** Milliseconds of processor time per second that the programs take at rest. */
  idle: ProcessorTime;
}

const SAVES = 10;
const IDLE_MS = 5_000;
const SAMPLE_MS = 1_000;
/** Above the idle share; less is noise of the clock, which counts in hundredths of a second. */
const REST_SHARE = 0.05;
const MAX_SAMPLES = 30;

/**
 * Walks `count` papers of as many pupils through one step after another. Each step ends when the work that it caused
 * has ended as well: marks, proficiency, events and the questions that replace those drawn.
 */
export async function measurePaper(dataDir: string, pupils: LoadPupils, count: number): Promise<PaperLedger> {
  const papers = await pupils.preparePapers(count);
  const idle = await measureIdle(dataDir);
  const steps: Record<string, ProcessorTime> = {};
  const take = async (name: string, act: (paper: PreparedPaper) => Promise<void>) => {
    const startedAt = performance.now();
    const before = measureProcessorTime(dataDir);
    await pupils.inTurn(papers, act);
    const after = await settle(dataDir, idle);
    const seconds = (performance.now() - startedAt) / 1_000;
    steps[name] = Object.fromEntries(
      Object.entries(after).map(([program, ms]) => {
        const used = ms - (before[program] ?? 0) - (idle[program] ?? 0) * seconds;
        return [program, Math.max(0, used) / count];
      }),
    );
  };
  await take('create', (paper) => paper.create());
  await take('open', (paper) => paper.open());
  await take(`${SAVES} saves`, async (paper) => {
    for (let save = 0; save < SAVES; save += 1) await paper.save();
  });
  await take('hand in', (paper) => paper.handIn());
  for (const paper of papers) paper.leave();
  return { papers: count, savesPerPaper: SAVES, steps, idle };
}

async function measureIdle(dataDir: string): Promise<ProcessorTime> {
  const before = measureProcessorTime(dataDir);
  await sleep(IDLE_MS);
  const after = measureProcessorTime(dataDir);
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, ((ms - (before[name] ?? 0)) * 1_000) / IDLE_MS]),
  );
}

/** Resolves with the use of the processor when the programs are as idle as before. */
async function settle(dataDir: string, idle: ProcessorTime): Promise<ProcessorTime> {
  const limit = sum(idle) * (SAMPLE_MS / 1_000) + SAMPLE_MS * REST_SHARE;
  let before = measureProcessorTime(dataDir);
  for (let sample = 0; sample < MAX_SAMPLES; sample += 1) {
    await sleep(SAMPLE_MS);
    const now = measureProcessorTime(dataDir);
    if (sum(now) - sum(before) < limit) return now;
    before = now;
  }
  return before;
}

function sum({ load: _, ...programs }: ProcessorTime): number {
  return Object.values(programs).reduce((total, ms) => total + ms, 0);
}
