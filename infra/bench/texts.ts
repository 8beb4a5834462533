import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { Stack } from '../local/stack.ts';
import type { Answer } from './connection.ts';
import { withProduct } from './measured-product.ts';
import { LoadPupils, type LoadPupil } from './pupils.ts';

/** Limits for a call with the most expensive text, and for a light call that runs beside it. */
const CALL_LIMIT_MS = 1_000;
const LIGHT_LIMIT_MS = 300;
/** As long as the contracts let a text be. */
const ANSWER_MAX = 2_000;
const WORKING_MAX = 10_000;
/** A light call is begun so often while a bad text is read. */
const LIGHT_EVERY_MS = 20;
/** A call that is measured slow is made again: other work on the machine does not come twice at the same place. */
const ROUNDS = 3;

/** Parts of the texts: signs and words at which a reader may look ahead or back. */
const UNITS = [
  ',',
  '1, ',
  '1 1/2 ',
  'ab:',
  'units: ',
  ' ',
  '((1',
  '1+',
  '1=1 ',
  'and ',
  '1½ ',
  '²',
  '1 x ',
  '= 1\n',
];
const OPTIONS = [
  ['1, 2', '3, 4', '5, 6', '7, 8'],
  ['1 1/2', '2 1/2', '3 1/2', '4 1/2'],
];

/** Refusals that come only after every text was read. */
const WAS_READ = /"code":"(?:unreadable-answers|incomplete-assessment)"/;

const repeat = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** A paper that starts with choices among lists and among mixed numbers, the slowest to compare. */
async function preparePaper(pupil: LoadPupil, assessment: pg.Pool): Promise<PupilQuestion[]> {
  // Only now: it was built by this run.
  const { derivePolicy } = await import('@sumfox/answer-marking/derive-policy');
  const created = await pupil.connection.post('/api/assessments/create', { type: 'diagnostic' });
  const { assessmentId } = (JSON.parse(created.text) as { assessment: { assessmentId: number } }).assessment;
  pupil.paperId = assessmentId;
  const accessed = await pupil.connection.get(`/api/assessments/access/${assessmentId}`);
  const { questions } = (JSON.parse(accessed.text) as { assessment: AccessedAssessment }).assessment;
  for (const [index, options] of OPTIONS.entries()) {
    const question = questions[index];
    if (!question) throw new Error('the paper has too few questions');
    const policy = derivePolicy({ modelAnswer: 'B', stem: question.questionText, options });
    const scheme: Partial<MarkScheme> = {
      questionId: question.id,
      questionType: 'mcq',
      marks: question.marks,
      modelAnswer: 'B',
      parts: [{ label: null, expected: 'B', acceptedAnswers: [], policy }],
      solutionSteps: ['B'],
      misconceptions: [{ code: 'slip', answer: options[2] ?? '', explanation: 'A slip.' }],
      markPoints: [],
    };
    Object.assign(question, { questionType: 'mcq', blankCount: 0, answerCount: 1, answerLabels: null });
    const place = [assessmentId, index];
    await assessment.query(
      'update paper_mark_schemes set scheme = $3 where paper_id = $1 and question_index = $2',
      [...place, JSON.stringify(scheme)],
    );
    const mcqOptions = options.map((text, at) => ({ label: 'ABCD'.charAt(at), text }));
    await assessment.query(
      'update paper_questions set question = question || $3 where paper_id = $1 and question_index = $2',
      [...place, JSON.stringify({ ...question, mcqOptions })],
    );
  }
  return questions;
}

/** Enters the same bad text wherever a pupil can type. */
function badAnswers(questions: readonly PupilQuestion[], unit: string) {
  const text = repeat(unit, ANSWER_MAX);
  return questions.map((question) => ({
    questionId: question.id,
    answer: text,
    selectedOption: null,
    ...(question.questionType === 'fill-in-the-blank' ? { blankAnswers: [text, text, text] } : {}),
    ...(question.answerCount > 1 ? { answerParts: Array.from({ length: 10 }, () => text) } : {}),
    workingSteps: repeat(unit, WORKING_MAX),
  }));
}

/** Makes a call while another pupil makes light ones; the longest of those counts. */
async function beside(
  light: LoadPupil,
  call: () => Promise<Answer>,
): Promise<{ call: Answer; lightMs: number }> {
  let isOver = false;
  let lightMs = 0;
  const lights = (async () => {
    do {
      const { ms, status } = await light.connection.get('/api/assessments/review-status');
      if (status !== 200) throw new Error(`the light call was answered ${status}`);
      lightMs = Math.max(lightMs, ms);
      await sleep(LIGHT_EVERY_MS);
    } while (!isOver);
  })();
  const answer = await call();
  isOver = true;
  await lights;
  return { call: answer, lightMs };
}

interface Measured {
  readonly call: string;
  readonly unit: string;
  readonly ms: number;
  readonly lightMs: number;
  readonly status: number;
}

async function measureUnit(
  pupil: LoadPupil,
  light: LoadPupil,
  questions: readonly PupilQuestion[],
  unit: string,
): Promise<Measured[]> {
  const { paperId, connection } = pupil;
  const answers = badAnswers(questions, unit);
  const calls: ReadonlyArray<readonly [string, () => Promise<Answer>]> = [
    [
      'save',
      () =>
        connection.post(`/api/assessments/${paperId}/save`, {
          answers: answers.map(({ questionId: _, workingSteps: working, ...rest }) => ({ ...rest, working })),
        }),
    ],
    // Refused, since most of it cannot be read: so the same paper is read again and again.
    [
      'submit',
      () =>
        connection.post('/api/assessments/submit', { assessmentId: paperId, answers, asksUnreadable: true }),
    ],
  ];
  const measured: Measured[] = [];
  for (const [name, make] of calls) {
    let best: Measured | null = null;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { call, lightMs } = await beside(light, make);
      const now = { call: name, unit, ms: call.ms, lightMs, status: call.status };
      if (call.status !== 200 && !WAS_READ.test(call.text))
        throw new Error(`${name}: ${call.status} ${call.text.slice(0, 200)}`);
      if (!best || Math.max(now.ms, now.lightMs) < Math.max(best.ms, best.lightMs)) best = now;
    }
    if (best) measured.push(best);
  }
  return measured;
}

async function measureAll(stack: Stack): Promise<Measured[]> {
  const pupils = await LoadPupils.join(stack, 2, 0);
  const assessment = new pg.Pool({ connectionString: stack.databaseUrl('assessment'), max: 2 });
  try {
    await pupils.warmUp();
    const [pupil, light] = await pupils.admit(2);
    if (!pupil || !light) throw new Error('two pupils are needed');
    const questions = await preparePaper(pupil, assessment);
    const measured: Measured[] = [];
    for (const unit of UNITS) measured.push(...(await measureUnit(pupil, light, questions, unit)));
    return measured;
  } finally {
    await Promise.all([pupils.leave(), assessment.end()]);
  }
}

function report(measured: readonly Measured[]): void {
  for (const { call, unit, ms, lightMs, status } of measured)
    console.log(
      `${call.padEnd(8)}${JSON.stringify(unit).padEnd(14)}${String(status).padEnd(6)}${ms.toFixed(0).padStart(6)} ms, light beside it ${lightMs.toFixed(0).padStart(5)} ms`,
    );
  const [longest, longestLight] = [measured.map(({ ms }) => ms), measured.map(({ lightMs }) => lightMs)].map(
    (all) => Math.max(...all),
  );
  const isGood = (longest ?? Infinity) <= CALL_LIMIT_MS && (longestLight ?? Infinity) <= LIGHT_LIMIT_MS;
  console.log(
    `longest call ${longest?.toFixed(0)} ms (limit ${CALL_LIMIT_MS}), longest light call ${longestLight?.toFixed(0)} ms (limit ${LIGHT_LIMIT_MS}): ${isGood ? 'held' : 'NOT HELD'}`,
  );
  if (!isGood) process.exitCode = 1;
}

await withProduct({}, async (stack) => report(await measureAll(stack)));
