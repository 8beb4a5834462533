import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { buildAll } from '../local/build.ts';
import { OperatorError } from '../local/operator-error.ts';
import { startStack, type Stack } from '../local/stack.ts';
import { makeDiskFolder } from '../test/servers.ts';
import { importFakeModel, linkToParent, prepareOpenPaper } from './open-papers.ts';
import { LoadPupils } from './pupils.ts';

/**
 * `npm run bench:workers [papers]`: hands in papers with workings that only a model can judge, with one, two and four
 * marking workers and a model that takes 200 ms. Prints how many papers a second get their result, and the ratios.
 */

const PAPERS = Number(process.argv[2] ?? 40);
const MODEL_MS = 200;
const WORKERS = [1, 2, 4] as const;
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Papers a second while most of the queue is still there: from a tenth of the results to nine tenths. */
function steadyRate(finishedAt: readonly number[]): number {
  const sorted = finishedAt.toSorted((a, b) => a - b);
  const [from, to] = [Math.floor(sorted.length * 0.1), Math.floor(sorted.length * 0.9)];
  return ((to - from) * 1_000) / ((sorted[to] ?? 0) - (sorted[from] ?? 0));
}

async function runWorkers(stack: Stack, count: number): Promise<void> {
  for (const [place, worker] of stack.replicas['marking-worker'].entries()) {
    const shouldRun = place < count;
    if (shouldRun && worker.pid === undefined) await worker.start();
    if (!shouldRun) await worker.stop();
  }
}

async function measure(
  stack: Stack,
  pupils: LoadPupils,
  assessment: pg.Pool,
  count: number,
): Promise<number> {
  say(`${PAPERS} papers with ${count} marking workers`);
  await runWorkers(stack, count);
  const takers = await pupils.admit(PAPERS);
  await linkToParent(stack);
  const submits: Awaited<ReturnType<typeof prepareOpenPaper>>[] = [];
  for (const pupil of takers) submits.push(await prepareOpenPaper(pupil, assessment));
  const finishedAt = await Promise.all(
    submits.map(async (submit) => {
      await submit();
      return performance.now();
    }),
  );
  for (const { connection } of takers) connection.close();
  return steadyRate(finishedAt);
}

const dataDir = makeDiskFolder();
try {
  await buildAll(say);
  const { startFakeModel, fault, reply } = await importFakeModel();
  const fake = await startFakeModel();
  const stack = await startStack({
    dataDir,
    port: 0,
    persistent: true,
    env: {
      NODE_ENV: 'test',
      CONTRACT_CHECKS: 'off',
      RATE_LIMITS: 'off',
      NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
      REPLICAS: `marking-worker=${Math.max(...WORKERS)}`,
      OPENAI_API_KEY: fake.apiKey,
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_MODEL: 'fake-model',
      AI_DAILY_USD: '1000',
      AI_MONTHLY_USD: '1000',
      AI_PUPIL_DAILY_USD: '10',
    },
    log: () => {},
  });
  const pupils = await LoadPupils.join(stack, 2, 0);
  const assessment = new pg.Pool({ connectionString: stack.databaseUrl('assessment'), max: 2 });
  try {
    await pupils.warmUp();
    for (const task of ['solve-question', 'write-question']) fake.script(task, fault.hang());
    fake.script(
      'judge-working',
      reply.value(
        (data) => ({
          points: ((data as { points?: { point: string }[] }).points ?? []).map(({ point }) => ({
            point,
            shown: 'unsure',
            quote: '',
          })),
        }),
        { delayMs: MODEL_MS },
      ),
    );
    const rates = new Map<number, number>();
    let asked = 0;
    for (const count of WORKERS) {
      rates.set(count, await measure(stack, pupils, assessment, count));
      const calls = fake.requestsOf('judge-working').length - asked;
      if (calls < PAPERS) throw new Error(`${PAPERS} papers made only ${calls} calls to the model.`);
      asked += calls;
    }
    const alone = rates.get(1) ?? 0;
    for (const [count, rate] of rates)
      console.log(`${count} marking workers: ${rate.toFixed(2)} papers/s, ${(rate / alone).toFixed(2)} x`);
    console.log(`calls to the model: ${(asked / PAPERS / WORKERS.length).toFixed(1)} a paper`);
  } finally {
    await Promise.all([pupils.leave(), assessment.end()]);
    await stack.stop();
    await fake.close();
  }
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}
