import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Stack } from '../local/stack.ts';
import { say, withModel } from './measured-product.ts';
import { linkToParent, prepareOpenPaper } from './open-papers.ts';
import { measureProcessorTime, type ProcessorTime } from './processor-time.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:workers [papers] [ms of the model]`: hands in papers with workings that only a model can judge, with
 * one, two and four marking workers and a model that takes 200 ms. Prints how many workings a second are judged, the
 * ratios, and the processor time of all processes for each second: above the cores' own, the machine is the limit.
 */

const PAPERS = Number(process.argv[2] ?? 40);
const MODEL_MS = Number(process.argv[3] ?? 200);
/** The last judging may be postponed once, by half a minute. */
const SETTLED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 100;
const WORKERS = [1, 2, 4] as const;

interface Measured {
  /** Workings a second. */
  rate: number;
  workings: number;
  /** Cores at work on average, the load and the model included. */
  cores: number;
}

/** Workings a second while most of the queue is still there: from a tenth of the judgings to nine tenths. */
function steadyRate(settledAt: readonly number[]): number {
  const sorted = settledAt.toSorted((a, b) => a - b);
  const [from, to] = [Math.floor(sorted.length * 0.1), Math.floor(sorted.length * 0.9)];
  return ((to - from) * 1_000) / ((sorted[to] ?? 0) - (sorted[from] ?? 0));
}

type Pools = Record<'assessment' | 'marking', pg.Pool>;

async function runWorkers(stack: Stack, count: number): Promise<void> {
  for (const [place, worker] of stack.replicas['marking-worker'].entries()) {
    const shouldRun = place < count;
    if (shouldRun && worker.pid === undefined) await worker.start();
    if (!shouldRun) await worker.stop();
  }
}

/** A paper has its result before its workings are judged, so they are waited for: when each was settled. */
async function waitForJudgings(marking: pg.Pool, from: Date): Promise<number[]> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { rows } = await marking.query<{ settled_at: Date | null }>(
      'select settled_at from judgings where created_at >= $1',
      [from],
    );
    const settled = rows.flatMap(({ settled_at: at }) => (at === null ? [] : [at.getTime()]));
    if (rows.length > 0 && settled.length === rows.length) return settled;
    if (performance.now() > deadline)
      throw new Error(`Only ${settled.length} of ${rows.length} workings were judged.`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function measure(stack: Stack, pupils: LoadPupils, pools: Pools, count: number): Promise<Measured> {
  say(`${PAPERS} papers with ${count} marking workers`);
  await runWorkers(stack, count);
  const takers = await pupils.admit(PAPERS);
  await linkToParent(stack);
  const submits: Awaited<ReturnType<typeof prepareOpenPaper>>[] = [];
  for (const pupil of takers) submits.push(await prepareOpenPaper(pupil, pools.assessment));
  const [from, usedBefore] = [new Date(), sumOf(measureProcessorTime(stack.dataDir))];
  await Promise.all(submits.map((submit) => submit()));
  const settledAt = await waitForJudgings(pools.marking, from);
  const used = sumOf(measureProcessorTime(stack.dataDir)) - usedBefore;
  for (const { connection } of takers) connection.close();
  const cores = used / (Math.max(...settledAt) - from.getTime());
  return { rate: steadyRate(settledAt), workings: settledAt.length, cores };
}

const sumOf = (used: ProcessorTime) => Object.values(used).reduce((sum, ms) => sum + ms, 0);

const REPLICAS = `marking-worker=${Math.max(...WORKERS)}`;
await withModel({ env: { REPLICAS } }, async (stack, { fake, hang, unsure }) => {
  const pupils = await LoadPupils.join(stack, 2, 0);
  const openPool = (service: 'assessment' | 'marking') =>
    new pg.Pool({ connectionString: stack.databaseUrl(service), max: 2 });
  const pools: Pools = { assessment: openPool('assessment'), marking: openPool('marking') };
  try {
    await pupils.warmUp();
    for (const task of ['solve-question', 'write-question']) fake.script(task, hang());
    fake.script('judge-working', unsure(MODEL_MS));
    const measured = new Map<number, Measured>();
    let asked = 0;
    for (const count of WORKERS) {
      const one = await measure(stack, pupils, pools, count);
      measured.set(count, one);
      const calls = fake.requestsOf('judge-working').length - asked;
      asked += calls;
      if (one.workings < PAPERS) throw new Error(`${PAPERS} papers had only ${one.workings} open workings.`);
      if (calls < one.workings) throw new Error(`${one.workings} workings made only ${calls} calls.`);
    }
    const alone = measured.get(1)?.rate ?? 0;
    for (const [count, { rate, cores }] of measured)
      console.log(
        `${count} marking workers: ${rate.toFixed(2)} workings/s, ${(rate / alone).toFixed(2)} x, ${cores.toFixed(1)} cores at work`,
      );
    console.log(`calls to the model: ${(asked / PAPERS / WORKERS.length).toFixed(1)} a paper`);
  } finally {
    await Promise.all([pupils.leave(), pools.assessment.end(), pools.marking.end()]);
  }
});
