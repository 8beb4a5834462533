import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Stack } from '../local/stack.ts';
import type { Answer } from './connection.ts';
import { median, percentile, summarise, type Figures } from './figures.ts';
import type { LoadPupil, LoadPupils } from './pupils.ts';

/** How the product does when years of work lie behind it; all ratios are of one run. Times in milliseconds. */
export interface VolumeFigures {
  /** p95 of everything the pupil's home asks for, one call after the other. */
  home: { emptyMs: number; fullMs: number; rows: number };
  /** p95 of an adaptive paper: for a newcomer, and with a full bank and a thousand papers behind the pupil. */
  create: { newcomerMs: number; veteranMs: number; bankItems: number; papers: number };
  /** One changed answer against the whole paper with its drawings, as a page without deltas would send it. */
  save: { deltaBytes: number; wholeBytes: number; deltaMs: number; wholeMs: number };
  /** Papers handed in at a fixed rate, whether or not the earlier ones are answered. */
  submits: Figures & { askedPerSecond: number; failures: string[] };
}

const ROWS = 1_000_000;
const BANK_ITEMS = 10_000;
const PAPERS = 1_000;
const SUBMITS_PER_SECOND = 30;
const SUBMIT_SECONDS = 5;
const HOME_VISITS = 60;
const CREATES = 30;
const SAVES = 60;

/** Measures on the nearly empty product, fills it, and measures again. */
export async function measureVolume(
  stack: Stack,
  pupils: LoadPupils,
  say: (text: string) => void,
): Promise<VolumeFigures> {
  const [visitor, newcomer, veteran] = await pupils.admit(3);
  if (!visitor || !newcomer || !veteran) throw new Error('No pupils were admitted.');
  for (const pupil of [visitor, newcomer, veteran]) await pupils.takeDiagnostic(pupil);

  say('Saving one answer, and a whole paper');
  const save = await measureSaves(newcomer);
  say('Home and new papers in an empty product');
  const emptyMs = await measureHome(visitor);
  const newcomerMs = await measureCreates(newcomer);
  say(`${SUBMITS_PER_SECOND} papers a second handed in`);
  const submits = await measureSubmits(pupils);
  say(`Filling the product: ${ROWS} marked answers, ${BANK_ITEMS} questions, ${PAPERS} papers of one pupil`);
  await fill(stack, veteran);
  say('Home and new papers in a full product');
  return {
    save,
    home: { emptyMs, fullMs: await measureHome(visitor), rows: ROWS },
    create: {
      newcomerMs,
      veteranMs: await measureCreates(veteran),
      bankItems: BANK_ITEMS,
      papers: PAPERS,
    },
    submits,
  };
}

function good(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
  return answer;
}

const p95 = (times: number[]) =>
  percentile(
    times.toSorted((a, b) => a - b),
    95,
  );

async function measureHome({ connection, username }: LoadPupil): Promise<number> {
  const { user } = JSON.parse(good(await connection.get('/api/auth/user')).text) as {
    user: { userId: string; gradeLevel: string };
  };
  const grade = `gradeLevel=${encodeURIComponent(user.gradeLevel)}`;
  const paths = [
    `/api/dashboard?${grade}`,
    '/api/stats',
    `/api/separated-proficiency/stats/${user.userId}?${grade}`,
    '/api/assessments',
    '/api/assessments/review-status',
    `/api/badges/${user.userId}`,
  ];
  const times: number[] = [];
  for (let visit = 0; visit < HOME_VISITS; visit += 1) {
    let ms = 0;
    for (const path of paths) ms += good(await connection.get(path)).ms;
    times.push(ms);
  }
  if (times.length === 0) throw new Error(`${username} has seen no home`);
  // The first visits pay for plans and connections.
  return p95(times.slice(10));
}

async function measureCreates({ connection }: LoadPupil): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < CREATES; turn += 1)
    times.push(good(await connection.post('/api/assessments/create', { type: 'adaptive' })).ms);
  return p95(times.slice(3));
}

/** A drawing as a child makes one: about 30 KB of PNG. */
function drawing(): string {
  const [width, height] = [240, 128];
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.of(0), randomBytes(width)]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey.
  header[8] = 8;
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const png = Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function measureSaves({ connection }: LoadPupil): Promise<VolumeFigures['save']> {
  const created = good(await connection.post('/api/assessments/create', { type: 'adaptive' }));
  const { assessment } = JSON.parse(created.text) as {
    assessment: { assessmentId: number; totalQuestions: number };
  };
  const answer = (questionIndex: number, revision: number) => ({
    questionIndex,
    revision,
    answer: `${revision} cm`,
    working: '3 units = 15, 1 unit = 15 ÷ 3 = 5, 4 units = 4 × 5 = 20',
    timeSpent: 12,
  });
  const times = { delta: [] as number[], whole: [] as number[] };
  const bytes = { delta: 0, whole: 0 };
  for (let turn = 1; turn <= SAVES; turn += 1) {
    const kind = turn % 2 === 0 ? 'delta' : 'whole';
    const indexes = kind === 'delta' ? [0] : Array.from({ length: assessment.totalQuestions }, (_, i) => i);
    const answers = indexes.map((index) => ({
      ...answer(index, turn),
      ...(kind === 'whole' ? { drawing: drawing() } : {}),
    }));
    const body = { answers, currentQuestion: 0 };
    bytes[kind] = Buffer.byteLength(JSON.stringify(body));
    times[kind].push(
      good(await connection.post(`/api/assessments/${assessment.assessmentId}/save`, body)).ms,
    );
  }
  return {
    deltaBytes: bytes.delta,
    wholeBytes: bytes.whole,
    deltaMs: median(times.delta),
    wholeMs: median(times.whole),
  };
}

async function measureSubmits(pupils: LoadPupils): Promise<VolumeFigures['submits']> {
  const prepared = await pupils.prepareSubmits(SUBMITS_PER_SECOND * SUBMIT_SECONDS);
  const startedAt = performance.now();
  const running = prepared.map(async (submit, i) => {
    await sleep((1_000 * i) / SUBMITS_PER_SECOND);
    return submit();
  });
  const answers = await Promise.all(running);
  const seconds = (performance.now() - startedAt) / 1_000;
  const failed = answers.filter(({ status }) => status !== 200);
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return {
    ...summarise(times, failed.length, seconds),
    askedPerSecond: SUBMITS_PER_SECOND,
    failures: failed.slice(0, 3).map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
  };
}

/** Rows as years of use leave them, written straight into the databases. */
async function fill(stack: Stack, veteran: LoadPupil): Promise<void> {
  const assessment = new pg.Client({ connectionString: stack.ownerUrl('assessment') });
  const content = new pg.Client({ connectionString: stack.ownerUrl('content') });
  await Promise.all([assessment.connect(), content.connect()]);
  try {
    await fillBank(content);
    await fillOtherPupils(assessment);
    await fillVeteran(assessment, veteran.paperId);
    for (const client of [assessment, content]) await client.query('analyze');
  } finally {
    await Promise.all([assessment.end(), content.end()]);
  }
}

/** Copies of the questions that are there, until the bank is full. */
async function fillBank(content: pg.Client): Promise<void> {
  await content.query(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
       'stem_hash', md5(random()::text || turn::text), 'pick', floor(random() * 2147483647)::int))).*
     from generate_series(1, 200) as turn, items i where i.status = 'active'
     limit greatest(0, $1::int - (select count(*)::int from items where status = 'active'))`,
    [BANK_ITEMS],
  );
  const { rows } = await content.query<{ count: number }>(
    "select count(*)::int from items where status = 'active'",
  );
  if ((rows[0]?.count ?? 0) < BANK_ITEMS) throw new Error(`The bank has ${rows[0]?.count} questions.`);
}

/** Five thousand pupils with twenty papers of ten questions each. */
async function fillOtherPupils(assessment: pg.Client): Promise<void> {
  await assessment.query(
    `with made as (
       insert into papers (pupil_id, type, grade_level, status, question_count, current_question, created_at,
         completed_at, score, time_spent_seconds)
       select md5((n % 5000)::text)::uuid, 'adaptive', 'Primary 5', 'completed', 10, 9,
         now() - interval '1 day' * (n / 5000), now() - interval '1 day' * (n / 5000), 70, 600
       from generate_series(1, $1::int / 10) as n returning id, pupil_id, completed_at)
     insert into question_results (paper_id, question_index, pupil_id, grade_level, sub_strand_id, heuristic_id, level,
       outcome, is_correct, marks_awarded, marks_possible, reason_code, feedback, suggestions, working_marks, marked_at)
     select id, q, pupil_id, 'Primary 5',
       (array['whole_numbers', 'fractions', 'decimals', 'percentage', 'ratio'])[1 + (id + q) % 5],
       (array['h1_make_whole_model', 'h2_before_after', 'h9_pattern_recognition'])[1 + (id * 7 + q) % 3], 'independent',
       case when (id + q) % 3 = 0 then 'incorrect' else 'correct' end, (id + q) % 3 <> 0,
       case when (id + q) % 3 = 0 then 0 else 2 end, 2, 'equal', 'Yes!', '[]', '[]', completed_at
     from made cross join generate_series(0, 9) as q`,
    [ROWS],
  );
}

/** The pupil's one finished paper, a thousand times over, back into the past. */
async function fillVeteran(assessment: pg.Client, paperId: number): Promise<void> {
  await assessment.query(
    `create temporary table copies as select n, nextval('papers_id_seq')::int as id from generate_series(1, ${PAPERS}) as n`,
  );
  await assessment.query(
    `insert into papers select (jsonb_populate_record(p, jsonb_build_object('id', c.id, 'type', 'adaptive',
       'created_at', p.created_at - interval '8 hours' * c.n, 'completed_at', p.completed_at - interval '8 hours' * c.n))).*
     from papers p, copies c where p.id = $1`,
    [paperId],
  );
  await assessment.query(
    `insert into paper_questions select (jsonb_populate_record(q, jsonb_build_object('paper_id', c.id,
       'item_id', gen_random_uuid()))).* from paper_questions q, copies c where q.paper_id = $1`,
    [paperId],
  );
  await assessment.query(
    `insert into question_results select (jsonb_populate_record(r, jsonb_build_object('paper_id', c.id,
       'marked_at', r.marked_at - interval '8 hours' * c.n))).* from question_results r, copies c where r.paper_id = $1`,
    [paperId],
  );
}
