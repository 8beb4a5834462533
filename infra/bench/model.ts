import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Stack } from '../local/stack.ts';
import type { Answer } from './connection.ts';
import { median, percentile } from './figures.ts';
import { say, withModel } from './measured-product.ts';
import { good, linkToParent, prepareOpenPaper } from './open-papers.ts';
import { LoadPupils } from './pupils.ts';

/** Blocks of each kind; they take turns, so that a machine that changes its speed changes it for both. */
const ROUNDS = 4;
/** Papers handed in in a block, so many at once; everybody else saves meanwhile. */
const PAPERS = 12;
const AT_ONCE = 3;
const SAVERS = 5;
/** After a hung model no calls are sent for half a minute; a healthy block starts when that is over. */
const BREAKER_MS = 32_000;
/** Response time of a model on a good day. */
const HEALTHY_MS = 1_000;

interface Block {
  saveP95Ms: number;
  submitP95Ms: number;
  calls: number;
}

const p95 = (times: number[]) =>
  percentile(
    times.toSorted((a, b) => a - b),
    95,
  );

async function measureBlock(
  pupils: LoadPupils,
  assessment: pg.Pool,
  stack: Stack,
): Promise<Omit<Block, 'calls'>> {
  const [takers, savers] = [await pupils.admit(PAPERS), await pupils.admit(SAVERS)];
  await linkToParent(stack);
  const submits: (() => Promise<Answer>)[] = [];
  for (const pupil of takers) submits.push(await prepareOpenPaper(pupil, assessment));
  for (const pupil of savers) await prepareOpenPaper(pupil, assessment);
  const saveTimes: number[] = [];
  const submitTimes: number[] = [];
  let isOver = false;
  const saving = savers.map(async ({ connection, paperId }, place) => {
    for (let revision = 1; !isOver; revision += 1) {
      const answers = [
        { questionIndex: revision % 5, revision, answer: `${revision + place}`, timeSpent: 2 },
      ];
      const path = `/api/assessments/${paperId}/save`;
      saveTimes.push(good(await connection.post(path, { answers, currentQuestion: 0 })).ms);
      await sleep(100);
    }
  });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let submit = submits.pop(); submit; submit = submits.pop()) submitTimes.push((await submit()).ms);
    }),
  );
  isOver = true;
  await Promise.all(saving);
  for (const { connection } of [...takers, ...savers]) connection.close();
  return { saveP95Ms: p95(saveTimes), submitP95Ms: p95(submitTimes) };
}

function report(healthy: readonly Block[], hung: readonly Block[]): string {
  const line = (what: string, pick: (block: Block) => number) => {
    const [well, ill] = [median(healthy.map(pick)), median(hung.map(pick))];
    return `${what}: healthy ${well.toFixed(0)} ms, hung ${ill.toFixed(0)} ms, ratio ${(ill / well).toFixed(2)} (at most 1.5)`;
  };
  const calls = (blocks: readonly Block[]) => blocks.reduce((sum, block) => sum + block.calls, 0);
  return [
    line('p95 of saving', (block) => block.saveP95Ms),
    line('p95 from submit to result', (block) => block.submitP95Ms),
    `calls to the model: ${calls(healthy)} answered, ${calls(hung)} hung`,
  ].join('\n');
}

await withModel({}, async (stack, { fake, hang, unsure }) => {
  const pupils = await LoadPupils.join(stack, 2, 0);
  const assessment = new pg.Pool({ connectionString: stack.databaseUrl('assessment'), max: 2 });
  try {
    await pupils.warmUp();
    const blocks: Record<'healthy' | 'hung', Block[]> = { healthy: [], hung: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const kind of ['healthy', 'hung'] as const) {
        say(round === 0 ? `Warming up, model ${kind}` : `Round ${round} of ${ROUNDS}, model ${kind}`);
        fake.reset();
        for (const task of ['judge-working', 'solve-question', 'write-question'])
          fake.script(task, kind === 'hung' || task !== 'judge-working' ? hang() : unsure(HEALTHY_MS));
        if (kind === 'healthy' && round > 0) await sleep(BREAKER_MS);
        const measured = await measureBlock(pupils, assessment, stack);
        const calls = fake.requestsOf('judge-working').length;
        if (round > 0) blocks[kind].push({ ...measured, calls });
      }
    for (const [kind, measured] of Object.entries(blocks))
      if (measured.every(({ calls }) => calls === 0)) throw new Error(`The ${kind} model was never asked.`);
    console.log(report(blocks.healthy, blocks.hung));
  } finally {
    await Promise.all([pupils.leave(), assessment.end()]);
  }
});
