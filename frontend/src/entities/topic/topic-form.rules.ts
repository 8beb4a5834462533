import {
  type ModelAnswer,
  type ModelQuestion,
  type NewPicture,
  type SheetDoubt,
  type SheetDraft,
  type SheetPair,
  type SheetPlace,
  type TopicFields,
  TopicFieldsSchema,
} from '@sumfox/contracts/content/topic';
import type { GradeLevel } from '@sumfox/curriculum/grades';
import { faultsOf, type FieldFaults } from '../../shared/api/field-faults.js';
import { TOPIC } from './topic.messages.js';

/** What is known of a question that a sheet filled; a person may have joined or split it since. */
export type SheetRow = Omit<SheetPair, 'question' | 'answer' | 'explanation' | 'difficulty' | 'doubts'> & {
  doubts: ReadonlyArray<SheetDoubt | 'joined' | 'split'>;
};

/** A question with its row; `key` tells rows apart while they are added and removed. */
export type QuestionRow = ModelQuestion & {
  key: number;
  /** Absent where a person wrote it. */
  sheet?: SheetRow;
};
export interface AnswerRow {
  key: number;
  answer: string;
  explanation: string;
}

/** What is filled in to make a topic. */
export interface TopicForm {
  name: string;
  description: string;
  gradeLevel: GradeLevel;
  /** 1–5. */
  difficultyLevel: number;
  questions: readonly QuestionRow[];
  answers: readonly AnswerRow[];
  /** An answer's row has the key of its question's. */
  isPaired: boolean;
}

/** The values a row and a topic start with (TOPIC-2). */
const DEFAULT_DIFFICULTY = 3;
const DEFAULT_GRADE: GradeLevel = 'Primary 5';

/** A number above all that rows bear. */
const nextKey = (rows: ReadonlyArray<{ key: number }>): number =>
  Math.max(0, ...rows.map(({ key }) => key)) + 1;

export const addQuestion = (rows: readonly QuestionRow[]): QuestionRow[] => [
  ...rows,
  { key: nextKey(rows), question: '', difficulty: DEFAULT_DIFFICULTY },
];
export const addAnswer = (rows: readonly AnswerRow[]): AnswerRow[] => [
  ...rows,
  { key: nextKey(rows), answer: '', explanation: '' },
];

/** Without a row; the last one stays (TOPIC-3). */
export function removeRow<Row extends { key: number }>(rows: readonly Row[], key: number): readonly Row[] {
  return rows.length > 1 ? rows.filter((row) => row.key !== key) : rows;
}

export function changeRow<Row extends { key: number }>(
  rows: readonly Row[],
  key: number,
  changes: Partial<Row>,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
}

export const EMPTY_FORM: TopicForm = {
  name: '',
  description: '',
  gradeLevel: DEFAULT_GRADE,
  difficultyLevel: DEFAULT_DIFFICULTY,
  questions: addQuestion([]),
  answers: addAnswer([]),
  isPaired: false,
};

/** Blank questions of the console's form (TOPIC-13). */
const CONSOLE_QUESTIONS = 3;
/** The same with more blank questions to begin with. */
export const CONSOLE_FORM: TopicForm = {
  ...EMPTY_FORM,
  questions: Array.from({ length: CONSOLE_QUESTIONS }).reduce<QuestionRow[]>((rows) => addQuestion(rows), []),
};

/**
 * The form filled in by what was read from a PDF: a question's row and its answer's have the same key. A grade that the
 * sheet does not name stays as it was chosen.
 */
export function fromDraft(draft: SheetDraft, form: TopicForm): TopicForm {
  if (draft.pairs.length === 0) return fromLists(draft, form);
  const questions = draft.pairs.map(
    ({ question, difficulty, answer: _answer, explanation: _explanation, ...sheet }, at) => ({
      question,
      difficulty,
      key: at + 1,
      sheet,
    }),
  );
  const answers = draft.pairs.flatMap(({ answer, explanation }, at) =>
    answer === '' ? [] : [{ key: at + 1, answer, explanation }],
  );
  return {
    ...toSheetFields(draft, form),
    questions,
    answers: answers.length > 0 ? answers : addAnswer([]),
    isPaired: true,
  };
}

/** A draft without pairs: of a sheet without questions, or of the version before. */
function fromLists(draft: SheetDraft, form: TopicForm): TopicForm {
  const questions = draft.modelQuestions.map((row, at) => ({ ...row, key: at + 1 }));
  const answers = draft.modelAnswers.map(({ answer, explanation = '' }, at) => ({
    key: at + 1,
    answer,
    explanation,
  }));
  return {
    ...toSheetFields(draft, form),
    questions: questions.length > 0 ? questions : addQuestion([]),
    answers: answers.length > 0 ? answers : addAnswer([]),
    isPaired: false,
  };
}

const toSheetFields = (draft: SheetDraft, form: TopicForm): TopicForm => ({
  ...form,
  name: draft.name,
  description: draft.description,
  gradeLevel: draft.gradeLevel ?? form.gradeLevel,
  difficultyLevel: draft.difficultyLevel,
});

/** What is sent: trimmed, and without blank rows. */
export function toFields(form: TopicForm): TopicFields {
  const { name, description, gradeLevel, difficultyLevel } = form;
  const whose = toQuestionNames(form);
  return {
    name: name.trim(),
    description: description.trim(),
    gradeLevel,
    difficultyLevel,
    modelQuestions: form.questions
      .map(({ question, difficulty }): ModelQuestion => ({ question: question.trim(), difficulty }))
      .filter(({ question }) => question !== ''),
    modelAnswers: form.answers
      .map(({ key, answer, explanation }): ModelAnswer => {
        const why = `${whose.get(key) ?? ''} ${explanation}`.trim();
        return { answer: answer.trim(), ...(why === '' ? {} : { explanation: why }) };
      })
      .filter(({ answer }) => answer !== ''),
  };
}

/** The pictures of the questions that are sent, each with the index of its question among them. */
export function listPictures({
  questions,
}: Pick<TopicForm, 'questions'>): ReadonlyArray<{ question: NewPicture['question']; place: SheetPlace }> {
  return questions
    .filter(({ question }) => question.trim() !== '')
    .flatMap(({ sheet }, question) => (sheet?.pictures ?? []).map((place) => ({ question, place })));
}

/** Where a question has no answer, each of the others names its question, so that nobody takes it for another's. */
function toQuestionNames({ questions, answers, isPaired }: TopicForm): Map<number, string> {
  const asked = questions.filter(({ question }) => question.trim() !== '').map(({ key }) => key);
  const answered = answers.filter(({ answer }) => answer.trim() !== '').map(({ key }) => key);
  const isInStep = answered.every((key, at) => key === asked[at]);
  return new Map(
    isPaired && !isInStep
      ? asked.map((key, at) => [key, TOPIC.get().answerOfQuestion({ number: at + 1 })])
      : [],
  );
}

/** What is wrong with a form that is to be sent. Of both kinds of rows the first missing one is named (TOPIC-3). */
export function findTopicFaults(form: TopicForm): FieldFaults<TopicForm> {
  const fields = toFields(form);
  const {
    modelQuestions: _questions,
    modelAnswers: _answers,
    ...faults
  } = faultsOf(TopicFieldsSchema, fields);
  if (fields.modelQuestions.length === 0) return { ...faults, questions: TOPIC.get().pleaseAddAtLeast };
  if (fields.modelAnswers.length === 0) return { ...faults, answers: TOPIC.get().pleaseAddAtLeastOne };
  return faults;
}

/** Whether somebody has written anything that would be lost. */
export function isTouched(form: TopicForm): boolean {
  const texts = [
    form.name,
    form.description,
    ...form.questions.map(({ question }) => question),
    ...form.answers.flatMap(({ answer, explanation }) => [answer, explanation]),
  ];
  return texts.some((text) => text.trim() !== '');
}
