import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { AccessedAssessment } from '../../libs/contracts/src/assessment/paper.endpoints.ts';
import type { MarkScheme, PupilQuestion } from '../../libs/contracts/src/question/item.ts';
import { answersOf } from '../faults/paper-driver.ts';
import type { Stack } from '../local/stack.ts';
import { Connection, type Answer } from './connection.ts';
import { summarise, type Figures } from './figures.ts';

/** Of every demo account, and so of the pupils copied from one. */
const PASSWORD = 'practice123';

/** The calls that are measured, as they are named in the table. */
export type Call = 'sign-in' | 'create' | 'access' | 'save' | 'submit-to-result';

/** Times and failures of one block of load. */
class Recorder {
  private readonly times = new Map<Call, number[]>();
  private readonly failures = new Map<Call, string[]>();

  add(call: Call, { ms, status, text }: Answer, isGood: boolean): void {
    if (isGood) this.listOf(this.times, call).push(ms);
    else this.listOf(this.failures, call).push(`${status} ${text.slice(0, 200)}`);
  }

  toFigures(seconds: number): { call: Call; figures: Figures; failures: string[] }[] {
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
class LoadPupil {
  readonly connection: Connection;
  readonly username: string;
  paperId = 0;
  private revision = 0;

  constructor(url: string, username: string) {
    this.connection = new Connection(url);
    this.username = username;
  }

  async signIn(recorder: Recorder): Promise<void> {
    const answer = await this.connection.post('/api/auth/login', {
      username: this.username,
      password: PASSWORD,
    });
    recorder.add('sign-in', answer, answer.status === 200);
  }

  /** A diagnostic of eleven questions; one that was only resumed is no creation. */
  async create(recorder: Recorder): Promise<void> {
    const answer = await this.connection.post('/api/assessments/create', { type: 'diagnostic' });
    const isGood = answer.status === 200 && answer.text.includes('"resumed":false');
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
    recorder.add('submit-to-result', { ...answer, ms: performance.now() - startedAt }, answer.status === 200);
  }
}

/** Ten pupils who do one thing after another without a pause. */
export class LoadPupils {
  private readonly pupils: LoadPupil[];
  private readonly keys: pg.Pool;

  private constructor(pupils: LoadPupil[], keys: pg.Pool) {
    this.pupils = pupils;
    this.keys = keys;
  }

  /** Copies the demo student `count` times and signs each in. */
  static async join(stack: Stack, count: number): Promise<LoadPupils> {
    const identity = new pg.Pool({ connectionString: stack.databaseUrl('identity'), max: 1 });
    const usernames = Array.from({ length: count }, (_, i) => `load-${i + 1}`);
    await identity.query(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'username', name, 'username_folded', name, 'is_demo', false))).*
       from accounts a, unnest($1::text[]) as name where a.username = 'student'`,
      [usernames],
    );
    await identity.end();
    const pupils = usernames.map((username) => new LoadPupil(stack.url, username));
    const keys = new pg.Pool({ connectionString: stack.databaseUrl('assessment'), max: 4 });
    const joined = new LoadPupils(pupils, keys);
    await joined.mustSucceed(async (pupil, recorder) => pupil.signIn(recorder));
    return joined;
  }

  /** Every road once, so that no block pays for compiling and connecting. */
  async warmUp(): Promise<void> {
    await this.mustSucceed(async (pupil, recorder) => {
      await pupil.create(recorder);
      await this.takePaper(pupil, recorder);
    });
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

  /** Papers made and handed in, turn by turn. */
  papers(seconds: number) {
    return this.block(seconds, async (pupil, recorder) => {
      await pupil.create(recorder);
      const aside = new Recorder();
      const questions = await pupil.access(aside);
      await pupil.submit(recorder, questions, await this.listSchemes(pupil.paperId));
    });
  }

  /** Gives everybody a paper to read and to write on. */
  async openPapers(): Promise<void> {
    await this.mustSucceed((pupil, recorder) => pupil.create(recorder));
  }

  /** Hands in what `openPapers` opened. */
  async closePapers(): Promise<void> {
    await this.mustSucceed((pupil, recorder) => this.takePaper(pupil, recorder));
  }

  async leave(): Promise<void> {
    for (const { connection } of this.pupils) connection.close();
    await this.keys.end();
  }

  private async takePaper(pupil: LoadPupil, recorder: Recorder): Promise<void> {
    const questions = await pupil.access(recorder);
    await pupil.save(recorder);
    await pupil.submit(recorder, questions, await this.listSchemes(pupil.paperId));
  }

  private async block(seconds: number, act: (pupil: LoadPupil, recorder: Recorder) => Promise<void>) {
    const recorder = new Recorder();
    const startedAt = performance.now();
    const deadline = startedAt + seconds * 1_000;
    await Promise.all(
      this.pupils.map(async (pupil) => {
        while (performance.now() < deadline) await act(pupil, recorder);
      }),
    );
    return recorder.toFigures((performance.now() - startedAt) / 1_000);
  }

  /** For what is not measured: each pupil once, and a failure ends the run. */
  private async mustSucceed(act: (pupil: LoadPupil, recorder: Recorder) => Promise<void>): Promise<void> {
    const recorder = new Recorder();
    await Promise.all(this.pupils.map((pupil) => act(pupil, recorder)));
    const failed = recorder.toFigures(1).find(({ failures }) => failures.length > 0);
    if (failed) throw new Error(`${failed.call} failed: ${failed.failures[0]}`);
  }

  private async listSchemes(paperId: number): Promise<MarkScheme[]> {
    const { rows } = await this.keys.query<{ scheme: MarkScheme }>({
      name: 'schemes',
      text: 'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
      values: [paperId],
    });
    return rows.map(({ scheme }) => scheme);
  }
}

function readBody<Body>(answer: Answer): Body {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  return JSON.parse(answer.text) as Body;
}
