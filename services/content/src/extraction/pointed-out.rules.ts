import type { CallText } from '@sumfox/ai/privacy/call-text';
import {
  type ModelAnswer,
  type SheetPair,
  TOPIC_LIMITS,
  type TopicDraft,
} from '@sumfox/contracts/content/topic';
import type { PointedOut } from './prompts/read-pdf.v1.js';
import { foldSpace } from './sheet/clean-text.rules.js';
import { confidenceOf } from './sheet/pairs.rules.js';
import { judgeTopicDifficulty } from './sheet/difficulty.rules.js';

/** More than so many characters are not sent, for the reply has to hold them too: the rules read such a sheet alone. */
const MAX_SENT = 15_000;
/** Longest piece, below the limit of a model's input. */
export const MAX_PIECE = 6_000;

/** The sheet as it may be sent; null for one that is too long. */
export function toPieces(lines: readonly { text: string }[]): string[] | null {
  const pieces: string[] = [];
  let piece = '';
  for (const { text } of lines) {
    for (let at = 0; at < text.length; at += MAX_PIECE) {
      const part = text.slice(at, at + MAX_PIECE);
      if (piece.length + part.length >= MAX_PIECE) {
        pieces.push(piece);
        piece = '';
      }
      piece += piece === '' ? part : `\n${part}`;
    }
  }
  if (piece !== '') pieces.push(piece);
  return pieces.reduce((sum, each) => sum + each.length, 0) > MAX_SENT ? null : pieces;
}

/** What a model pointed out, in the sheet's own words: names and numbers of people were left out of its copy. */
export function restorePointedOut(pointed: PointedOut, texts: CallText, sheet: string): PointedOut {
  const restore = (text: string): string => texts.restore(text, sheet);
  return {
    title: restore(pointed.title),
    introduction: restore(pointed.introduction),
    questions: pointed.questions.map(({ text, difficulty }) => ({ text: restore(text), difficulty })),
    answers: pointed.answers.map(({ text, explanation }) => ({
      text: restore(text),
      explanation: restore(explanation),
    })),
  };
}

/**
 * So much of the text of the rules' questions must be in the model's: it may divide a sheet otherwise, not leave out.
 */
const COVERED = 0.9;

/**
 * The draft from what a model pointed out, as far as the sheet contains it; null when it has less than the rules found,
 * or contradicts an answer that they read.
 */
export function toPointedOutDraft(
  pointed: PointedOut,
  lines: readonly { text: string }[],
  byRules: TopicDraft,
): TopicDraft | null {
  const sheet = new PointedSheet(foldSpace(lines.map(({ text }) => text).join('\n')));
  const [title, introduction] = [foldSpace(pointed.title), foldSpace(pointed.introduction)];
  const isTitle = sheet.mark(title, TOPIC_LIMITS.nameLength) && areLines(lines, title);
  const isIntroduction =
    sheet.mark(introduction, TOPIC_LIMITS.descriptionLength) && areLines(lines, introduction);
  const modelQuestions = pointed.questions
    .filter(({ text }) => sheet.mark(text, TOPIC_LIMITS.questionLength))
    .slice(0, TOPIC_LIMITS.questions)
    .map(({ text, difficulty }) => ({ question: text.trim(), difficulty }));
  const pointedAnswers = pointed.answers
    .filter(({ text }) => sheet.follow(text, TOPIC_LIMITS.answerLength))
    .slice(0, TOPIC_LIMITS.answers)
    .map(({ text, explanation }) => ({
      answer: text.trim(),
      ...(sheet.holds(explanation, TOPIC_LIMITS.answerLength) ? { explanation: explanation.trim() } : {}),
    }));
  if (modelQuestions.length < byRules.modelQuestions.length) return null;
  if (lengthOf(modelQuestions) < lengthOf(byRules.modelQuestions) * COVERED) return null;
  const modelAnswers = mergeAnswers(pointedAnswers, byRules.modelAnswers);
  if (!modelAnswers) return null;
  return {
    name: isTitle ? title : byRules.name,
    description: isIntroduction ? introduction : byRules.description,
    difficultyLevel: judgeTopicDifficulty(modelQuestions),
    modelQuestions,
    modelAnswers,
  };
}

/**
 * The questions of a model's draft as pairs. One that the rules read too keeps its place, marks and answer; an answer
 * of the model is a question's own only where there is one for each.
 */
export function toPointedOutPairs(draft: TopicDraft, byRules: readonly SheetPair[]): SheetPair[] {
  const isInStep = draft.modelAnswers.length === draft.modelQuestions.length;
  const left = [...byRules];
  return draft.modelQuestions.map(({ question, difficulty }, at): SheetPair => {
    const text = foldSpace(question);
    const same = left.findIndex((pair) => {
      const own = foldSpace(pair.question);
      return own !== '' && (text.includes(own) || own.includes(text));
    });
    const [pair] = same === -1 ? [] : left.splice(same, 1);
    const model = isInStep ? draft.modelAnswers[at] : undefined;
    const isByRules =
      pair !== undefined && foldSpace(pair.question) === text && (pair.answer !== '' || !model);
    const known = (pair?.doubts ?? []).filter((doubt) => doubt !== 'no-answer');
    const hasAnswer = (pair?.answer ?? '') !== '' || model !== undefined;
    const doubts: SheetPair['doubts'] = [
      ...(hasAnswer ? [] : (['no-answer'] as const)),
      ...known,
      ...(isByRules ? [] : (['by-model'] as const)),
    ];
    return {
      number: pair?.number ?? String(at + 1),
      question,
      difficulty,
      marks: pair?.marks ?? null,
      answer: pair?.answer || (model?.answer ?? ''),
      explanation: pair?.explanation || (model?.explanation ?? ''),
      confidence: confidenceOf(doubts),
      doubts,
      places: pair?.places ?? [],
      pictures: pair?.pictures ?? [],
    };
  });
}

/** Whether a text is made of whole lines that follow one another: no title is cut out of a sentence. */
function areLines(lines: readonly { text: string }[], text: string): boolean {
  return lines.some((_, first) => {
    let joined = '';
    for (let at = first; at < lines.length && joined.length < text.length && text.startsWith(joined); at += 1)
      joined = foldSpace(`${joined} ${lines[at]?.text ?? ''}`);
    return joined === text;
  });
}

function lengthOf(questions: readonly { question: string }[]): number {
  return questions.reduce((sum, { question }) => sum + foldSpace(question).length, 0);
}

/** A sheet on which is marked what has been pointed out: no answer is looked for in a question. */
class PointedSheet {
  private readonly whole: string;
  private rest: string;
  /** Where the last answer ended: the next one stands behind it. */
  private end = 0;

  constructor(text: string) {
    this.whole = text;
    this.rest = text;
  }

  /** Whether the sheet holds a text of at most so many characters. */
  holds(text: string, max: number): boolean {
    const own = foldSpace(text);
    return own.length <= max && find(this.whole, own) !== -1;
  }

  /** As `holds`, at a place that is not marked yet, and marks it. */
  mark(text: string, max: number): boolean {
    const own = foldSpace(text);
    const at = own.length > max ? -1 : find(this.rest, own);
    if (at === -1) return false;
    this.rest = `${this.rest.slice(0, at)}${'\0'.repeat(own.length)}${this.rest.slice(at + own.length)}`;
    return true;
  }

  /**
   * Whether what is not marked holds a text behind the last one that was followed to, other than as a number of the
   * list.
   */
  follow(text: string, max: number): boolean {
    const own = foldSpace(text);
    let at = own.length > max ? -1 : find(this.rest, own, this.end);
    while (at !== -1 && /^\d{1,3}$/.test(own) && /^[.)](\s|$)/.test(this.rest.slice(at + own.length)))
      at = find(this.rest, own, at + 1);
    if (at === -1) return false;
    this.end = at + own.length;
    return true;
  }
}

/** Position of a text in another as whole words, or -1: `5` is not in `15` or `3.5`. */
function find(sheet: string, text: string, from = 0): number {
  if (text === '') return -1;
  for (let at = sheet.indexOf(text, from); at !== -1; at = sheet.indexOf(text, at + 1))
    if (isEdge(sheet, at) && isEdge(sheet, at + text.length)) return at;
  return -1;
}

/** Whether no word and no number goes on across a place. */
function isEdge(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return false;
  return !(/\d[.,/]?$/.test(before) && /^[.,/]?\d/.test(after));
}

/**
 * The model's answers, with the rules' own in the place of those that hold them. Null unless every one that the rules
 * read is among the model's, in the same order: a model adds answers, and changes none.
 */
function mergeAnswers(
  pointed: readonly ModelAnswer[],
  read: readonly ModelAnswer[],
): TopicDraft['modelAnswers'] | null {
  let next = 0;
  const merged = pointed.map((answer) => {
    const own = read[next];
    if (!own || find(foldSpace(answer.answer), foldSpace(own.answer)) === -1) return answer;
    next += 1;
    return own.explanation === undefined ? { ...answer, answer: own.answer } : own;
  });
  return next === read.length ? merged : null;
}
