import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import { answersOf } from '../faults/paper-driver.ts';
import type { Stack } from '../local/stack.ts';
import { Connection, type Answer } from './connection.ts';
import { summarise, type Figures } from './figures.ts';

/** Password of every demo account, and so of the pupils copied from one. */
const PASSWORD = 'practice123';

/** Measured calls, named as in the table. */
export type Call = 'sign-in' | 'create' | 'access' | 'save' | 'submit-to-result';

/** How one kind of call did in one block. */
export interface BlockResult {
  call: Call;
  figures: Figures;
  /** Responses to the failed calls. */
  failures: string[];
}

/** Times and failures of one block of load. */
class Recorder {
  private readonly times = new Map<Call, number[]>();
  private readonly failures = new Map<Call, string[]>();

  add(call: Call, { ms, status, text }: Answer, isGood: boolean): void {
    if (isGood) this.listOf(this.times, call).push(ms);
    else this.listOf(this.failures, call).push(`${status} ${text.slice(0, 200)}`);
  }

  toFigures(seconds: number): BlockResult[] {
    const calls = new Set([...this.times.keys(), ...this.failures.keys()]);
    return [...calls].map((call) => {
      const failures = this.failures.get(call) ?? [];
      return { call, failures, figures: summarise(this.times.get(call) ?? [], failures.length, seconds) };
    });
  }

  private listOf<Value>(lists: Map<Call, Value[]>, call: Call): Value[] {
    const list = lists.get(call) ?? [];
    lists.set(call, list);
    return list;
  }
}

/** One pupil with a connection and, most of the time, an open paper. */
export class LoadPupil {
  readonly connection: Connection;
  readonly username: string;
  paperId = 0;
  private revision = 0;

  constructor(url: string, username: string) {
    this.connection = new Connection(url);
    this.username = username;
  }

  /** At eight o'clock users have no session yet, so ending an earlier one is not measured. */
  async signIn(recorder: Recorder): Promise<void> {
    this.connection.clearCookies();
    const answer = await this.connection.post('/api/auth/login', {
      username: this.username,
      password: PASSWORD,
    });
    recorder.add('sign-in', answer, answer.status === 200);
  }

  /**
   * A diagnostic of eleven questions; one that was only resumed is no creation.
   * @param isRetry takes a resumed one too: an earlier call made it, and its answer was lost.
   */
  async create(recorder: Recorder, isRetry = false): Promise<void> {
    const answer = await this.connection.post('/api/assessments/create', { type: 'diagnostic' });
    const isGood = answer.status === 200 && (isRetry || answer.text.includes('"resumed":false'));
    recorder.add('create', answer, isGood);
    if (isGood)
      this.paperId = readBody<{ assessment: { assessmentId: number } }>(answer).assessment.assessmentId;
  }

  async access(recorder: Recorder): Promise<PupilQuestion[]> {
    const answer = await this.connection.get(`/api/assessments/access/${this.paperId}`);
    recorder.add('access', answer, answer.status === 200);
    return readBody<{ assessment: AccessedAssessment }>(answer).assessment.questions;
  }

  /** One edited answer, as the page saves it two seconds after the last key. */
  async save(recorder: Recorder): Promise<void> {
    this.revision += 1;
    const answer = await this.connection.post(`/api/assessments/${this.paperId}/save`, {
      answers: [
        {
          questionIndex: this.revision % 11,
          revision: this.revision,
          answer: `${this.revision} cm`,
          working: '3 units = 15, 1 unit = 15 ÷ 3 = 5, 4 units = 4 × 5 = 20',
          timeSpent: 12,
        },
      ],
      currentQuestion: this.revision % 11,
    });
    recorder.add('save', answer, answer.status === 200);
  }

  /** From the tap on Submit to the marks on screen. */
  async submit(recorder: Recorder, questions: PupilQuestion[], schemes: MarkScheme[]): Promise<void> {
    const answer = await this.handIn(questions, schemes);
    recorder.add('submit-to-result', answer, answer.status === 200);
  }

  /** The last answer, with the time from the tap on. */
  async handIn(questions: PupilQuestion[], schemes: MarkScheme[]): Promise<Answer> {
    const startedAt = performance.now();
    const answers = answersOf({ id: this.paperId, questions, schemes }, ['right', 'equivalent', 'wrong']);
    let answer = await this.connection.post('/api/assessments/submit', {
      assessmentId: this.paperId,
      answers,
    });
    while (answer.status === 202 && performance.now() - startedAt < 60_000) {
      await sleep(250);
      const looked = await this.connection.get(`/api/assessments/access/${this.paperId}`);
      if (looked.text.includes('"status":"completed"')) answer = looked;
    }
    return { ...answer, ms: performance.now() - startedAt };
  }
}

/** One pupil's paper, taken step by step; each step throws when it fails. */
export interface PreparedPaper {
  create(): Promise<void>;
  open(): Promise<void>;
  save(): Promise<void>;
  handIn(): Promise<void>;
  leave(): void;
}

const CREATE_TRIES = 5;

/** Papers that ten pupils could make and hand in within a second, at the very most. */
const PAPERS_PER_SECOND = 15;

/** Pupils who do one thing after another, all at once. */
export class LoadPupils {
  private readonly stack: Stack;
  private readonly pauseMs: number;
  private readonly pupils: LoadPupil[] = [];
  private readonly identity: pg.Pool;
  private readonly assessment: pg.Pool;
  private accounts = 0;

  private constructor(stack: Stack, pauseMs: number) {
    this.stack = stack;
    this.pauseMs = pauseMs;
    // The server itself, not a pooler that the services may have: its connections are counted.
    this.identity = new pg.Pool({ connectionString: stack.ownerUrl('identity'), max: 1 });
    this.assessment = new pg.Pool({ connectionString: stack.ownerUrl('assessment'), max: 4 });
  }

  /** `count` pupils, signed in, who wait `pauseMs` after each answer. */
  static async join(stack: Stack, count: number, pauseMs: number): Promise<LoadPupils> {
    const joined = new LoadPupils(stack, pauseMs);
    joined.pupils.push(...(await joined.admit(count)));
    return joined;
  }

  /** Every road once, so that no block pays for compiling and connecting. */
  async warmUp(): Promise<void> {
    await Promise.all(this.pupils.map(createPatiently));
    await this.closePapers();
  }

  signIns(seconds: number) {
    return this.block(seconds, (pupil, recorder) => pupil.signIn(recorder));
  }

  saves(seconds: number) {
    return this.block(seconds, (pupil, recorder) => pupil.save(recorder));
  }

  accesses(seconds: number) {
    return this.block(seconds, async (pupil, recorder) => void (await pupil.access(recorder)));
  }

  /**
   * Papers created and submitted in turn, each by a pupil without an earlier one: pupils do not take the diagnostic
   * twenty times, and one who did would need new questions each time.
   */
  async papers(seconds: number): Promise<() => Promise<BlockResult[]>> {
    const newcomers = await this.admit(seconds * PAPERS_PER_SECOND);
    return async () => {
      const results = await this.block(seconds, async (_slot, recorder) => {
        const pupil = newcomers.pop();
        if (!pupil) return 'stop';
        await pupil.create(recorder);
        const questions = await pupil.access(new Recorder());
        await this.pause();
        await pupil.submit(recorder, questions, await this.listSchemes(pupil.paperId));
        pupil.connection.close();
        return 'go on';
      });
      for (const { connection } of newcomers) connection.close();
      return results;
    };
  }

  /** Gives everybody a paper to read and to write on. */
  async openPapers(): Promise<void> {
    await this.mustSucceed(this.pupils, (pupil, recorder) => pupil.create(recorder));
  }

  /** Hands in what `openPapers` opened. */
  async closePapers(): Promise<void> {
    await this.mustSucceed(this.pupils, (pupil, recorder) => this.takePaper(pupil, recorder));
  }

  async leave(): Promise<void> {
    for (const { connection } of this.pupils) connection.close();
    await Promise.all([this.identity.end(), this.assessment.end()]);
  }

  /** A first paper, made and handed in. */
  async takeDiagnostic(pupil: LoadPupil): Promise<void> {
    await this.mustSucceed([pupil], async (_, recorder) => {
      await pupil.create(recorder);
      await this.takePaper(pupil, recorder);
    });
  }

  /** `count` papers of as many new pupils, ready to be handed in; each is by calling it, from tap to marks. */
  async prepareSubmits(count: number): Promise<(() => Promise<Answer>)[]> {
    const pupils = await this.admit(count);
    const submits: (() => Promise<Answer>)[] = [];
    for (const pupil of pupils)
      await this.mustSucceed([pupil], async (_, recorder) => {
        await pupil.create(recorder);
        const questions = await pupil.access(recorder);
        const schemes = await this.listSchemes(pupil.paperId);
        submits.push(async () => {
          const answer = await pupil.handIn(questions, schemes);
          pupil.connection.close();
          return answer;
        });
      });
    return submits;
  }

  /** The diagnostics of `count` new pupils, none of them made yet. */
  async preparePapers(count: number): Promise<PreparedPaper[]> {
    return (await this.admit(count)).map((pupil) => {
      let questions: PupilQuestion[] = [];
      const must = (act: (recorder: Recorder) => Promise<void>) =>
        this.mustSucceed([pupil], (_, recorder) => act(recorder));
      return {
        create: () => createPatiently(pupil),
        open: () => must(async (recorder) => void (questions = await pupil.access(recorder))),
        save: () => must((recorder) => pupil.save(recorder)),
        handIn: async () => {
          const schemes = await this.listSchemes(pupil.paperId);
          await must((recorder) => pupil.submit(recorder, questions, schemes));
        },
        leave: () => pupil.connection.close(),
      };
    });
  }

  /** Each paper once, as many at once as there are pupils. */
  async inTurn(
    papers: readonly PreparedPaper[],
    act: (paper: PreparedPaper) => Promise<void>,
  ): Promise<void> {
    const waiting = [...papers];
    await Promise.all(
      this.pupils.map(async () => {
        for (let paper = waiting.shift(); paper; paper = waiting.shift()) {
          await act(paper);
          await this.pause();
        }
      }),
    );
  }

  /** Copies the demo student `count` times. */
  async enrol(count: number): Promise<LoadPupil[]> {
    const usernames = Array.from({ length: count }, () => `load-${(this.accounts += 1)}`);
    await this.identity.query(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', name, 'username_folded', name, 'is_demo', false))).*
       from accounts a, unnest($1::text[]) as name where a.username = 'student'`,
      [usernames],
    );
    return usernames.map((username) => new LoadPupil(this.stack.url, username));
  }

  /** Enrols `count` pupils and signs each in. */
  async admit(count: number): Promise<LoadPupil[]> {
    const admitted = await this.enrol(count);
    const waiting = [...admitted];
    // A few at a time: more would be turned away, for a password costs memory.
    const slots = Array.from({ length: 4 }, async () => {
      for (let pupil = waiting.pop(); pupil; pupil = waiting.pop()) {
        const one = pupil;
        await this.mustSucceed([one], (_, recorder) => one.signIn(recorder));
      }
    });
    await Promise.all(slots);
    return admitted;
  }

  private pause(): Promise<void> | void {
    if (this.pauseMs > 0) return sleep(this.pauseMs);
  }

  private async takePaper(pupil: LoadPupil, recorder: Recorder): Promise<void> {
    const questions = await pupil.access(recorder);
    await pupil.save(recorder);
    await pupil.submit(recorder, questions, await this.listSchemes(pupil.paperId));
  }

  private async block(
    seconds: number,
    act: (pupil: LoadPupil, recorder: Recorder) => Promise<'go on' | 'stop' | void>,
  ): Promise<BlockResult[]> {
    const recorder = new Recorder();
    const startedAt = performance.now();
    const deadline = startedAt + seconds * 1_000;
    await Promise.all(
      this.pupils.map(async (pupil, i) => {
        // Not all in the same instant, unless they never pause.
        await sleep((this.pauseMs * i) / this.pupils.length);
        while (performance.now() < deadline) {
          if ((await act(pupil, recorder)) === 'stop') return;
          await this.pause();
        }
      }),
    );
    return recorder.toFigures((performance.now() - startedAt) / 1_000);
  }

  /** For unmeasured calls: each pupil once; a failure ends the run. */
  private async mustSucceed(
    pupils: readonly LoadPupil[],
    act: (pupil: LoadPupil, recorder: Recorder) => Promise<void>,
  ): Promise<void> {
    const recorder = new Recorder();
    await Promise.all(pupils.map((pupil) => act(pupil, recorder)));
    const failed = recorder.toFigures(1).find(({ failures }) => failures.length > 0);
    if (failed) throw new Error(`${failed.call} failed: ${failed.failures[0]}`);
  }

  async listSchemes(paperId: number): Promise<MarkScheme[]> {
    const { rows } = await this.assessment.query<{ scheme: MarkScheme }>({
      name: 'schemes',
      text: 'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
      values: [paperId],
    });
    return rows.map(({ scheme }) => scheme);
  }
}

/** Makes a first paper. On a busy machine a call may be out of time; what it cost belongs to the paper. */
async function createPatiently(pupil: LoadPupil): Promise<void> {
  for (let tries = 1; pupil.paperId === 0; tries += 1) {
    const recorder = new Recorder();
    await pupil.create(recorder, tries > 1);
    const [failure] = recorder.toFigures(1).flatMap(({ failures }) => failures);
    if (failure && tries === CREATE_TRIES) throw new Error(`create failed: ${failure}`);
  }
}

function readBody<Body>(answer: Answer): Body {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  return JSON.parse(answer.text) as Body;
}
