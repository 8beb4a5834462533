import type { MarkScheme, PupilQuestion } from '@sumfox/contracts/question/item';
import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import type { TestClient, TestResponse } from '../test/test-client.ts';
import type { TestStack } from '../test/whole-stack.ts';

/** How a pupil answers one question. */
export type AnswerStyle = 'right' | 'wrong' | 'equivalent';

export interface SubmissionEntry {
  questionId: string;
  answer?: string;
  selectedOption?: string;
  blankAnswers?: string[];
  answerParts?: string[];
  /** Typed working. */
  workingSteps?: string;
  /** A PNG data URL. */
  drawing?: string;
}

/** A value that no question of the product has as its answer. */
const IMPLAUSIBLE_ANSWER = '987654321';

/** Another way of writing the same answer, which must be just as right. */
export function equivalent(expected: string): string {
  const fraction = /^(\d+)\/(\d+)(\D*)$/.exec(expected);
  if (fraction) return `${Number(fraction[1]) * 3}/${Number(fraction[2]) * 3}${fraction[3]}`;
  return `  ${expected.replace(/\s+/g, '  ')} `;
}

function write(expected: string, style: AnswerStyle, mayReduce: boolean): string {
  if (style === 'wrong') return IMPLAUSIBLE_ANSWER;
  return style === 'equivalent' && mayReduce ? equivalent(expected) : expected;
}

/** The answer of one question as the page would send it, from the mark scheme in the database. */
export function answerTo(question: PupilQuestion, scheme: MarkScheme, style: AnswerStyle): SubmissionEntry {
  const questionId = question.id;
  const texts = scheme.parts.map((part) => write(part.expected, style, !part.policy.simplestForm));
  if (question.questionType === 'mcq') {
    const key = scheme.parts[0]?.expected;
    const option = question.mcqOptions?.find((o) => (o.label === key) === (style !== 'wrong'));
    return { questionId, selectedOption: option?.label, answer: option?.label };
  }
  if (question.questionType === 'fill-in-the-blank') return { questionId, blankAnswers: texts };
  return question.answerCount > 1 ? { questionId, answerParts: texts } : { questionId, answer: texts[0] };
}

export interface OpenPaper {
  id: number;
  questions: PupilQuestion[];
  schemes: MarkScheme[];
}

/** "Try again later": a busy or recovering product. */
const RETRIED_STATUSES: readonly number[] = [503, 504];

/** Makes a paper. On a busy machine a call may be out of time, and a page makes it again. */
export const createPaper = (
  person: TestClient,
  body: object,
): Promise<TestResponse<{ assessment: { assessmentId: number; totalQuestions: number } }>> =>
  eventually(async () => {
    const response = await person.post<{ assessment: { assessmentId: number; totalQuestions: number } }>(
      '/api/assessments/create',
      body,
    );
    return RETRIED_STATUSES.includes(response.status) ? null : response;
  });

/**
 * Starts or resumes a paper, with a retry as the page does it, and reads its key from the database, which pupils cannot.
 */
export async function openPaper(
  stack: Pick<TestStack, 'sql'>,
  pupil: TestClient,
  type = 'diagnostic',
): Promise<OpenPaper> {
  const created = await createPaper(pupil, { type });
  if (created.status !== 200) throw new Error(`no paper: ${created.status} ${JSON.stringify(created.body)}`);
  const id = created.body.assessment.assessmentId;
  const access = await pupil.get<{ assessment: AccessedAssessment }>(`/api/assessments/access/${id}`);
  const rows = await stack.sql<{ scheme: MarkScheme }>(
    'assessment',
    'select scheme from paper_mark_schemes where paper_id = $1 order by question_index',
    [id],
  );
  return { id, questions: access.body.assessment.questions, schemes: rows.map((r) => r.scheme) };
}

/** Answers of a whole paper in the given styles, dealt round. */
export function answersOf(paper: OpenPaper, styles: readonly AnswerStyle[]): SubmissionEntry[] {
  return paper.questions.map((question, i) => {
    const scheme = paper.schemes[i];
    if (!scheme) throw new Error(`question ${i + 1} has no mark scheme`);
    return answerTo(question, scheme, styles[i % styles.length] ?? 'right');
  });
}

/**
 * Hands a paper in and gives its outcome: on a busy machine a call is over before the marks are there, and a repeat
 * brings them.
 */
export function submit(
  pupil: TestClient,
  paper: OpenPaper,
  answers: SubmissionEntry[],
): Promise<TestResponse<PaperOutcome>> {
  return eventually(async () => {
    const response = await submitOnce(pupil, paper, answers);
    return response.status === 202 ? null : response;
  });
}

/** Hands a paper in by one call, which may be over before the marks are there. */
export function submitOnce(
  pupil: TestClient,
  paper: OpenPaper,
  answers: SubmissionEntry[],
): Promise<TestResponse<PaperOutcome>> {
  return pupil.post<PaperOutcome>('/api/assessments/submit', {
    assessmentId: paper.id,
    answers,
    timeSpent: 5,
  });
}

/**
 * Puts the first question of `from` in the place of the first of `paper`, as when both drew it from the bank. Where
 * `paper` has it at another place already, the two change places: no paper asks a question twice.
 */
export async function giveSameFirst(
  stack: Pick<TestStack, 'sql'>,
  paper: OpenPaper,
  from: OpenPaper,
): Promise<void> {
  const known = paper.questions.findIndex(({ id }) => id === from.questions[0]!.id);
  if (known === 0) return;
  if (known > 0) await copyPlace(stack, { paper, index: 0 }, { paper, index: known });
  await copyPlace(stack, { paper: from, index: 0 }, { paper, index: 0 });
}

interface Place {
  readonly paper: OpenPaper;
  readonly index: number;
}

async function copyPlace(stack: Pick<TestStack, 'sql'>, from: Place, to: Place): Promise<void> {
  for (const [table, columns] of [
    ['paper_questions', 'question = s.question, item_id = s.item_id'],
    ['paper_mark_schemes', 'scheme = s.scheme'],
  ] as const)
    await stack.sql(
      'assessment',
      `update ${table} t set ${columns} from ${table} s
       where t.paper_id = $1 and t.question_index = $2 and s.paper_id = $3 and s.question_index = $4`,
      [to.paper.id, to.index, from.paper.id, from.index],
    );
  to.paper.questions[to.index] = from.paper.questions[from.index]!;
  to.paper.schemes[to.index] = from.paper.schemes[from.index]!;
}
