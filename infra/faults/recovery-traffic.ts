import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredAnswer } from '@sumfox/contracts/assessment/response';
import { TestClient, type TestResponse } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { answersOf, openPaper, submitOnce } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';

/** A pupil's page waits longer; here a hung process must not hold up the count. */
const CALL_LIMIT_MS = 6_000;
/** Without pauses the traffic takes what processor there is, and the restarts wait for it. */
const PAPER_PAUSE_MS = 8_000;
/** Pause of the typing in one question, which is one of a dozen: between blows, when it only has to go on. */
const TYPING_PAUSE_MS = 3_000;
/** Pause of the typing in a hurry: it never waits for the pupil. */
const HURRY_PAUSE_MS = 20;
/** After an answer that asks to try again. */
const RETRY_PAUSE_MS = 500;
/** Saves of a hurry, several for each question. */
const HURRIED_SAVES = 36;
/** Statuses of calls that can be retried. 0: no response. */
const RETRIED_STATUSES: readonly number[] = [0, 202, 429, 503, 504];

/** One question's answer as typed, acknowledged up to a revision. */
interface TypedAnswer {
  paperId: number;
  questionIndex: number;
  /** Revision that was kept when the typing began. */
  first: number;
  /** Highest revision that the product acknowledged. */
  acked: number;
  /** Highest sent revision; the last may be stored without an acknowledgement. */
  sent: number;
}

/** A paper with an acknowledged submission. */
interface HandedIn {
  paperId: number;
  questions: number;
}

type World = Pick<TestStack, 'sql' | 'url'>;

/** A pupil who types and hands papers in all the time, and the journal of what the product acknowledged. */
export class RecoveryTraffic {
  private readonly typed: TypedAnswer[] = [];
  private readonly handedIn: HandedIn[] = [];
  /** How many calls were answered with each status. */
  readonly answered = new Map<number, number>();
  /** Answers that neither acknowledge nor ask to try again. */
  private readonly refusals: string[] = [];
  private typingPauseMs = TYPING_PAUSE_MS;
  private completedSince = Infinity;
  private isOver = false;
  private work: Promise<unknown> = Promise.resolve();
  private readonly pupil: TestClient;
  private readonly world: World;

  private constructor(world: World) {
    this.world = world;
    this.pupil = new TestClient(world.url);
  }

  static async start(world: World): Promise<RecoveryTraffic> {
    const traffic = new RecoveryTraffic(world);
    await traffic.pupil.signIn('student', 'practice123');
    const { id, questions } = await openPaper(world, traffic.pupil);
    // A paper that an earlier pupil's page left open goes on from what is kept.
    const kept = await traffic.answersOf(id);
    for (const questionIndex of questions.keys()) {
      const revision = kept[questionIndex]?.revision ?? 0;
      traffic.typed.push({ paperId: id, questionIndex, first: revision, acked: revision, sent: revision });
    }
    traffic.work = Promise.all([...traffic.typed.map((one) => traffic.type(one)), traffic.handPapersIn()]);
    await traffic.waitUntilComplete();
    return traffic;
  }

  /** Saves and hand-ins that were acknowledged so far. */
  get acknowledged(): { saves: number; handedIn: number } {
    return {
      saves: this.typed.reduce((sum, { first, acked }) => sum + acked - first, 0),
      handedIn: this.handedIn.length,
    };
  }

  /** Types as fast as it can from now on. */
  hurry(): void {
    this.typingPauseMs = HURRY_PAUSE_MS;
  }

  /** Types as fast as it can until some saves are acknowledged: a blow right after it meets others on their way. */
  async hurryForAWhile(): Promise<void> {
    const { saves } = this.acknowledged;
    this.hurry();
    await eventually(async () => this.acknowledged.saves >= saves + HURRIED_SAVES || null);
  }

  /** Types at a pupil's pace again. */
  calmDown(): void {
    this.typingPauseMs = TYPING_PAUSE_MS;
  }

  /** Resolves after a sign-in and after a paper that was started since this call is submitted and marked. */
  async waitUntilComplete(withinMs?: number): Promise<void> {
    const since = performance.now();
    this.completedSince = Infinity;
    await eventually(
      async () => (this.completedSince > since && this.completedSince < Infinity) || null,
      withinMs,
    );
    await eventually(async () => {
      const login = { username: 'parent', password: 'practice123' };
      const { status } = await this.ask(() => new TestClient(this.world.url).post('/api/auth/login', login));
      return status === 200 || null;
    }, withinMs);
  }

  /** Ends the typing and says what is missing of what was acknowledged, and what was refused without need. */
  async end(): Promise<{ lost: string[]; refusals: string[] }> {
    this.isOver = true;
    await this.work;
    const lost: string[] = [];
    for (const one of this.typed) {
      const stored = (await this.answersOf(one.paperId))[one.questionIndex];
      const revision = stored?.revision ?? 0;
      if (revision < one.acked || revision > one.sent || stored?.working !== `edit ${revision}`)
        lost.push(`answer ${one.questionIndex}: ${one.acked} acknowledged, ${revision} kept`);
    }
    for (const one of this.handedIn) if (!(await this.isMarkedOnce(one))) lost.push(`paper ${one.paperId}`);
    return { lost, refusals: this.refusals };
  }

  private async type(one: TypedAnswer): Promise<void> {
    while (!this.isOver) {
      one.sent = one.acked + 1;
      const answers = [{ questionIndex: one.questionIndex, revision: one.sent, working: `edit ${one.sent}` }];
      const { status } = await this.ask(() =>
        this.pupil.post(`/api/assessments/${one.paperId}/save`, { answers }, { timeoutMs: CALL_LIMIT_MS }),
      );
      if (status === 200) one.acked = one.sent;
      await sleep(status === 200 ? this.typingPauseMs : RETRY_PAUSE_MS);
    }
  }

  private async handPapersIn(): Promise<void> {
    while (!this.isOver) {
      const begunAt = performance.now();
      try {
        const paper = await openPaper(this.world, this.pupil, 'adaptive');
        const { status } = await this.ask(() => submitOnce(this.pupil, paper, answersOf(paper, ['right'])));
        if (status === 200 || status === 202)
          this.handedIn.push({ paperId: paper.id, questions: paper.questions.length });
        if (status === 200) this.completedSince = begunAt;
        await this.pauseBetweenPapers();
      } catch {
        // No paper while a process is away: the next round retries, and `waitUntilComplete` fails when none ever
        // succeeds.
        await sleep(200);
      }
    }
  }

  /** Ends when `waitUntilComplete` wants a paper. */
  private async pauseBetweenPapers(): Promise<void> {
    const until = performance.now() + PAPER_PAUSE_MS;
    while (!this.isOver && this.completedSince < Infinity && performance.now() < until) await sleep(100);
  }

  /** A missing response counts as status 0: nothing was acknowledged. */
  private async ask<Body>(call: () => Promise<TestResponse<Body>>): Promise<{ status: number }> {
    const { status, body } = await call().catch(() => ({ status: 0, body: null }));
    this.answered.set(status, (this.answered.get(status) ?? 0) + 1);
    if (status !== 200 && !RETRIED_STATUSES.includes(status))
      this.refusals.push(`${status} ${JSON.stringify(body)}`);
    return { status };
  }

  private async answersOf(paperId: number): Promise<StoredAnswer[]> {
    const { body } = await this.pupil.get<{ assessment: { answers: StoredAnswer[] } }>(
      `/api/assessments/access/${paperId}`,
    );
    return body.assessment.answers;
  }

  /** A paper that stays "marking" is lost to the pupil; one that is marked twice is wrong. */
  private async isMarkedOnce({ paperId, questions }: HandedIn): Promise<boolean> {
    const results = () => this.count('assessment', 'question_results where paper_id = $1', paperId);
    await eventually(async () => (await results()) >= questions || null).catch(() => null);
    const [submission] = await this.world.sql<{ id: string }>(
      'assessment',
      'select id from submissions where paper_id = $1',
      [paperId],
    );
    const id = submission?.id;
    const counts = [
      await results(),
      await this.count('marking', 'marks where submission_id = $1', id),
      await this.count('marking', 'marking_runs where submission_id = $1', id),
    ];
    return counts.join() === [questions, questions, 1].join();
  }

  private async count(service: 'assessment' | 'marking', from: string, value: unknown): Promise<number> {
    const [row] = await this.world.sql<{ n: number }>(service, `select count(*)::int as n from ${from}`, [
      value,
    ]);
    return row?.n ?? 0;
  }
}
