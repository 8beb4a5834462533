import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { type SubmissionEntry, answersOf } from '../faults/paper-driver.ts';
import type { Stack } from '../local/stack.ts';
import type { Answer, Connection } from './connection.ts';
import { summarise } from './figures.ts';
import { say, withProduct } from './measured-product.ts';
import { measureProcessorTime, timePerCall, waitForRest, type ProcessorTime } from './processor-time.ts';
import { LoadPupil, LoadPupils } from './pupils.ts';

/**
 * `npm run bench:school [pupils] [arrival in seconds] [minutes] [--fresh] [--sign-up]`. So many pupils arrive, sign in and
 * make a first paper. They write a working and an answer every 16 s, hand in, and go on with the next paper. With 0
 * minutes they only sign in. With `--sign-up` they make their accounts first. With `--fresh` they arrive while the bank of
 * questions is still being filled. Prints the times of each call while they arrive and afterwards, failed calls, and
 * acknowledged answers that are not stored. Exits 1 where a call failed or an answer is lost.
 */

const { values: asked, positionals } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, 'sign-up': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [PUPILS = 1_000, ARRIVAL_S = 120, MINUTES = 5] = positionals.map(readCount);

const PASSWORD = 'practice123';
/** A pupil thinks for so long about a question, a half more or less. */
const THINKING_MS = 16_000;
/** A page asks again after the time that a refusal names, or this. */
const AGAIN_MS = 2_000;
const RESULT_WITHIN_MS = 60_000;
const PHASES = ['arriving', 'at work'] as const;
const CALLS = ['sign-up', 'sign-in', 'create', 'access', 'save', 'submit', 'submit-to-marks'] as const;
type CallName = (typeof CALLS)[number];

function readCount(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 100_000)
    throw new Error(`"${text}" must be a whole number from 0 to 100000.`);
  return value;
}

/** The last revision of each question that the product said it had, by paper. */
type Acknowledged = Map<number, Map<number, number>>;

class SchoolDay {
  readonly acknowledged: Acknowledged = new Map();
  readonly failures: string[] = [];
  private readonly times = new Map<string, number[]>();
  private readonly failed = new Map<string, number>();
  private readonly startedAt = performance.now();
  private readonly arrivedAt = this.startedAt + ARRIVAL_S * 1_000;
  private readonly endsAt = this.arrivedAt + MINUTES * 60_000;
  private readonly load: LoadPupils;

  constructor(load: LoadPupils) {
    this.load = load;
  }

  /** A pupil arrives, and works until the day is over. */
  async attend(username: string, connection: Connection, arrivesInMs: number): Promise<void> {
    await sleep(arrivesInMs);
    const credentials = { username, password: PASSWORD };
    if (asked['sign-up']) {
      const form = { ...credentials, role: 'child', name: 'Siti Rahim', gradeLevel: 'Primary 5' };
      await this.insist('sign-up', () => connection.post('/api/auth/register', form));
    }
    await this.insist('sign-in', () => connection.post('/api/auth/login', credentials));
    for (let type = 'diagnostic'; MINUTES > 0 && !this.isOver(); type = 'adaptive')
      await this.takePaper(connection, type);
    connection.close();
  }

  print(): void {
    for (const phase of PHASES)
      for (const call of CALLS) {
        const key = `${phase} ${call}`;
        const times = this.times.get(key) ?? [];
        const failed = this.failed.get(key) ?? 0;
        if (times.length + failed === 0) continue;
        const { p50, p95, p99 } = summarise(times, failed, 1);
        const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
        console.log(
          `${phase.padEnd(9)} ${call.padEnd(16)} ${String(times.length).padStart(6)} calls, ${failed} failed, ` +
            `median ${ms(p50)}, 95 % ${ms(p95)}, 99 % ${ms(p99)}, longest ${ms(Math.max(0, ...times))}`,
        );
      }
    for (const text of [...new Set(this.failures)].slice(0, 8)) console.log(`  ${text}`);
  }

  private isOver(): boolean {
    return performance.now() > this.endsAt;
  }

  private async takePaper(connection: Connection, type: string): Promise<void> {
    const wanted = { type, requestId: randomUUID() };
    const made = await this.insist('create', () => connection.post('/api/assessments/create', wanted));
    if (!made) return;
    const { assessmentId: id } = (JSON.parse(made.text) as { assessment: { assessmentId: number } })
      .assessment;
    const opened = await this.insist('access', () => connection.get(`/api/assessments/access/${id}`));
    if (!opened) return;
    const { questions } = (JSON.parse(opened.text) as { assessment: AccessedAssessment }).assessment;
    const answers = answersOf({ id, questions, schemes: await this.load.listSchemes(id) }, [
      'right',
      'wrong',
    ]);
    for (const [questionIndex, { questionId: _, ...answer }] of answers.entries()) {
      const edits = [{ working: '3 units = 15, 1 unit = 5' }, answer];
      for (const [edit, part] of edits.entries()) {
        await sleep((THINKING_MS / edits.length) * (0.5 + Math.random()));
        if (this.isOver()) return;
        const revision = edit + 1;
        const entry = { questionIndex, revision, timeSpent: 8, ...part };
        const body = { answers: [entry], currentQuestion: questionIndex };
        if (await this.insist('save', () => connection.post(`/api/assessments/${id}/save`, body)))
          this.acknowledge(id, questionIndex, revision);
      }
    }
    await this.handIn(connection, { assessmentId: id, answers });
  }

  private async handIn(
    connection: Connection,
    body: { assessmentId: number; answers: SubmissionEntry[] },
  ): Promise<void> {
    const startedAt = performance.now();
    const answer = await this.insist('submit', () => connection.post('/api/assessments/submit', body));
    if (!answer) return;
    let isMarked = answer.status === 200;
    while (!isMarked && performance.now() - startedAt < RESULT_WITHIN_MS) {
      await sleep(1_000);
      const looked = await connection.get(`/api/assessments/access/${body.assessmentId}`);
      isMarked = looked.text.includes('"status":"completed"');
    }
    const ms = performance.now() - startedAt;
    this.note('submit-to-marks', {
      ms,
      status: isMarked ? 200 : 0,
      text: `no marks after ${RESULT_WITHIN_MS} ms`,
    });
  }

  private acknowledge(paperId: number, questionIndex: number, revision: number): void {
    const paper = this.acknowledged.get(paperId) ?? new Map<number, number>();
    this.acknowledged.set(paperId, paper.set(questionIndex, revision));
  }

  /** Calls until it succeeds, as a page does: each refusal counts as failed. Null once the day is over. */
  private async insist(call: CallName, send: () => Promise<Answer>): Promise<Answer | null> {
    for (;;) {
      const answer = await send().catch((fault: unknown): Answer => ({
        status: 0,
        text: String(fault),
        ms: 0,
      }));
      if (this.note(call, answer)) return answer;
      if (MINUTES > 0 && this.isOver()) return null;
      await sleep(AGAIN_MS);
    }
  }

  private note(call: CallName, { status, text, ms }: Answer): boolean {
    const key = `${performance.now() < this.arrivedAt ? 'arriving' : 'at work'} ${call}`;
    const isGood = status === 200 || status === 201 || status === 202;
    if (isGood) {
      const times = this.times.get(key) ?? [];
      times.push(ms);
      this.times.set(key, times);
    } else {
      this.failed.set(key, (this.failed.get(key) ?? 0) + 1);
      this.failures.push(`${key}: ${status} ${text.slice(0, 160)}`);
    }
    return isGood;
  }
}

/** Acknowledged answers that the database does not have at their revision or a later one. */
async function countLost(stack: Stack, acknowledged: Acknowledged): Promise<{ kept: number; lost: number }> {
  const client = new pg.Client({ connectionString: stack.ownerUrl('assessment') });
  await client.connect();
  try {
    const { rows } = await client.query<{ paper_id: number; question_index: number; revision: number }>(
      'select paper_id, question_index, revision from paper_responses where paper_id = any($1)',
      [[...acknowledged.keys()]],
    );
    const stored = new Map(rows.map((row) => [`${row.paper_id} ${row.question_index}`, row.revision]));
    const all = [...acknowledged].flatMap(([paperId, questions]) =>
      [...questions].map(([index, revision]) => (stored.get(`${paperId} ${index}`) ?? 0) >= revision),
    );
    const kept = all.filter(Boolean).length;
    return { kept, lost: all.length - kept };
  } finally {
    await client.end();
  }
}

/** Cores that each process kept busy, the busiest first. */
function printProcessorTime(before: ProcessorTime, after: ProcessorTime, seconds: number): void {
  const used = Object.entries(timePerCall(before, after, 1)).toSorted(([, a], [, b]) => b - a);
  for (const [name, ms] of used) console.log(`${name.padEnd(22)} ${(ms / 1_000 / seconds).toFixed(3)} cores`);
}

await withProduct({ supervise: true, env: { NODE_ENV: 'development' } }, async (stack) => {
  if (!asked.fresh) {
    say('Until the bank of questions is filled');
    if (!(await waitForRest(stack.dataDir))) say('  the product is still busy; continuing anyway');
  }
  const load = await LoadPupils.join(stack, 1, 0);
  try {
    const pupils = asked['sign-up']
      ? Array.from({ length: PUPILS }, (_, i) => new LoadPupil(stack.url, `new_${i}`))
      : await load.enrol(PUPILS);
    say(`${PUPILS} pupils arrive within ${ARRIVAL_S} s and stay for ${MINUTES} minutes`);
    const [day, before, startedAt] = [
      new SchoolDay(load),
      measureProcessorTime(stack.dataDir),
      performance.now(),
    ];
    await Promise.all(
      pupils.map(({ username, connection }, i) =>
        day.attend(username, connection, (ARRIVAL_S * 1_000 * i) / PUPILS),
      ),
    );
    day.print();
    printProcessorTime(before, measureProcessorTime(stack.dataDir), (performance.now() - startedAt) / 1_000);
    const { kept, lost } = await countLost(stack, day.acknowledged);
    console.log(
      `${day.failures.length} calls failed; of ${kept + lost} acknowledged answers ${lost} are lost`,
    );
    if (day.failures.length > 0 || lost > 0) process.exitCode = 1;
  } finally {
    await load.leave();
  }
});
