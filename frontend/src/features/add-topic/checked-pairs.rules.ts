import { SURE_FROM, type SheetPlace } from '@sumfox/contracts/content/topic';
import {
  addQuestion,
  type AnswerRow,
  type QuestionRow,
  type SheetRow,
  type TopicForm,
} from '../../entities/topic/index.js';

/** The rows of a form that are pairs: an answer's row has the key of its question's. */
export type PairRows = Pick<TopicForm, 'questions' | 'answers'>;

/** Percent that is left of a pair's confidence once a person has joined or split it, and not yet looked at it. */
const CHANGED_CONFIDENCE = 50;

/** Whether a pair needs a person's look: the sheet filled it, and nobody has looked at it. */
export function needsCheck({ key, sheet }: QuestionRow, looked: ReadonlySet<number>): boolean {
  return sheet !== undefined && sheet.confidence < SURE_FROM && !looked.has(key);
}

/** The next pair to check behind one, from the first again behind the last; null when there is none. */
export function nextToCheck(
  rows: readonly QuestionRow[],
  looked: ReadonlySet<number>,
  after: number | null,
): number | null {
  const order = rows.filter((row) => needsCheck(row, looked)).map(({ key }) => key);
  const at = order.findIndex((key) => key === after);
  return order[(at + 1) % Math.max(1, order.length)] ?? null;
}

/** The answer of a question; an empty one where it has none. */
export function answerOf(answers: readonly AnswerRow[], key: number): AnswerRow {
  return answers.find((row) => row.key === key) ?? { key, answer: '', explanation: '' };
}

/** The pairs with one answer changed or added, in the order of their questions. */
export function putAnswer({ questions, answers }: PairRows, answer: AnswerRow): AnswerRow[] {
  return inOrder(questions, [...answers.filter(({ key }) => key !== answer.key), answer]);
}

const inOrder = (questions: readonly QuestionRow[], answers: readonly AnswerRow[]): AnswerRow[] => {
  const placeOf = (key: number): number => questions.findIndex((row) => row.key === key);
  return answers.toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
};

/** The pairs with one and the next one made into one, which is to be checked; the same where it is the last. */
export function joinWithNext({ questions, answers }: PairRows, key: number): PairRows {
  const at = questions.findIndex((row) => row.key === key);
  const [one, next] = [questions[at], questions[at + 1]];
  if (!one || !next) return { questions, answers };
  const texts = (...parts: string[]): string[] => parts.filter((part) => part.trim() !== '');
  const [first, second] = [answerOf(answers, one.key), answerOf(answers, next.key)];
  const sheet = joinSheets(one.sheet, next.sheet);
  const joined: QuestionRow = {
    ...one,
    question: texts(one.question, next.question).join('\n'),
    ...(sheet ? { sheet } : {}),
  };
  const left = { questions: questions.toSpliced(at, 2, joined), answers: without(answers, next.key) };
  const answer = texts(first.answer, second.answer).join('; ');
  const explanation = texts(first.explanation, second.explanation).join(' ');
  return { ...left, answers: putAnswer(left, { key, answer, explanation }) };
}

function joinSheets(one: SheetRow | undefined, next: SheetRow | undefined): SheetRow | undefined {
  const base = one ?? next;
  return (
    base && {
      ...base,
      marks: one?.marks == null && next?.marks == null ? null : (one?.marks ?? 0) + (next?.marks ?? 0),
      confidence: CHANGED_CONFIDENCE,
      doubts: ['joined'],
      places: [...(one?.places ?? []), ...(next?.places ?? [])],
      pictures: [...(one?.pictures ?? []), ...(next?.pictures ?? [])],
    }
  );
}

/**
 * The pairs with one cut in two at a place in its text. Its answer stays with the first, and a picture goes with the
 * text beside it as far as that is known: both parts are to be checked. The same where a part would be empty.
 */
export function splitPair({ questions, answers }: PairRows, key: number, cut: number): PairRows {
  const at = questions.findIndex((row) => row.key === key);
  const row = questions[at];
  const [head, tail] = [row?.question.slice(0, cut).trim(), row?.question.slice(cut).trim()];
  if (!row || !head || !tail) return { questions, answers };
  const added = addQuestion(questions).at(-1)!;
  const [above, below] = splitSheet(row.sheet, head.length / (head.length + tail.length));
  const parts: QuestionRow[] = [
    { ...row, question: head, ...(above ? { sheet: above } : {}) },
    { ...added, question: tail, difficulty: row.difficulty, ...(below ? { sheet: below } : {}) },
  ];
  return { questions: questions.toSpliced(at, 1, ...parts), answers };
}

/** What is known of both parts; `share` of the text is the first's. */
function splitSheet(sheet: SheetRow | undefined, share: number): [SheetRow?, SheetRow?] {
  if (!sheet) return [];
  const doubtful = { ...sheet, marks: null, confidence: CHANGED_CONFIDENCE, doubts: ['split'] as const };
  const { page, top, height } = sheet.places[0] ?? { page: 0, top: 0, height: 0 };
  const edge = top + height * share;
  const isBelow = (place: SheetPlace): boolean => place.page === page && place.top + place.height / 2 > edge;
  return [
    {
      ...doubtful,
      marks: sheet.marks,
      places: sheet.places.map((place, at) => (at === 0 ? { ...place, height: height * share } : place)),
      pictures: sheet.pictures.filter((place) => !isBelow(place)),
    },
    {
      ...doubtful,
      number: '',
      places: sheet.places
        .slice(0, 1)
        .map((place) => ({ ...place, top: edge, height: height * (1 - share) })),
      pictures: sheet.pictures.filter(isBelow),
    },
  ];
}

/** The pairs without one; the last one stays. */
export function removePair({ questions, answers }: PairRows, key: number): PairRows {
  return questions.length > 1
    ? { questions: questions.filter((row) => row.key !== key), answers: without(answers, key) }
    : { questions, answers };
}

/** The questions with a picture of one taken away. */
export function removePicture(
  questions: readonly QuestionRow[],
  key: number,
  picture: SheetPlace,
): QuestionRow[] {
  return questions.map((row) =>
    row.key === key && row.sheet
      ? { ...row, sheet: { ...row.sheet, pictures: row.sheet.pictures.filter((each) => each !== picture) } }
      : row,
  );
}

const without = (answers: readonly AnswerRow[], key: number): AnswerRow[] =>
  answers.filter((row) => row.key !== key);

/** A number with a letter that looks like a digit, such as `18O`, with the digit in its place; null without one. */
export function proposeNumber(text: string): string | null {
  const DIGITS: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };
  const proposed = text.replace(
    /(?<=\d)[OolISB](?=\b|\d)|\b[OolISB](?=\d)/g,
    (letter) => DIGITS[letter] ?? letter,
  );
  return proposed === text ? null : proposed;
}

/** The doubt that is told of a pair: the gravest, as one sentence is read and five are not. */
export function firstDoubt({ doubts }: SheetRow): SheetRow['doubts'][number] | null {
  return doubts[0] ?? null;
}
