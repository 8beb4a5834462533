import { TOPIC_LIMITS, type TopicDraft } from '@product/contracts/content/topic';
import type { PointedOut } from './prompts/read-pdf.v1.js';
import { foldSpace } from './sheet/clean-text.rules.js';
import { judgeTopicDifficulty } from './sheet/difficulty.rules.js';

/** More than so many characters are not sent: the rules read such a sheet alone. */
const MAX_SENT = 24_000;
/** Of one piece, below what a model's input takes. */
const MAX_PIECE = 6_000;

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

/**
 * The draft by what a model pointed out, as far as it stands in the sheet; null where that is less than the rules found,
 * or contradicts an answer that they read.
 */
export function toPointedOutDraft(
  pointed: PointedOut,
  lines: readonly { text: string }[],
  byRules: TopicDraft,
): TopicDraft | null {
  const sheet = foldSpace(lines.map(({ text }) => text).join('\n'));
  const stands = (text: string, max: number) => {
    const folded = foldSpace(text);
    return folded !== '' && folded.length <= max && standsIn(sheet, folded);
  };
  const modelQuestions = pointed.questions
    .filter(({ text }) => stands(text, TOPIC_LIMITS.questionLength))
    .slice(0, TOPIC_LIMITS.questions)
    .map(({ text, difficulty }) => ({ question: text.trim(), difficulty }));
  const modelAnswers = pointed.answers
    .filter(({ text }) => stands(text, TOPIC_LIMITS.answerLength))
    .slice(0, TOPIC_LIMITS.answers)
    .map(({ text, explanation }) => ({
      answer: text.trim(),
      ...(stands(explanation, TOPIC_LIMITS.answerLength) ? { explanation: explanation.trim() } : {}),
    }));
  if (modelQuestions.length < byRules.modelQuestions.length) return null;
  if (!bearOut(modelAnswers, byRules.modelAnswers)) return null;
  return {
    name: stands(pointed.title, TOPIC_LIMITS.nameLength) ? foldSpace(pointed.title) : byRules.name,
    description: stands(pointed.introduction, TOPIC_LIMITS.descriptionLength)
      ? foldSpace(pointed.introduction)
      : byRules.description,
    difficultyLevel: judgeTopicDifficulty(modelQuestions),
    modelQuestions,
    modelAnswers,
  };
}

/** Whether a text stands in another as a whole: `5` does not stand in `15` or in `3.5`. */
function standsIn(sheet: string, text: string): boolean {
  for (let at = sheet.indexOf(text); at !== -1; at = sheet.indexOf(text, at + 1))
    if (isEdge(sheet, at) && isEdge(sheet, at + text.length)) return true;
  return false;
}

/** Whether no word and no number goes on across a place. */
function isEdge(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return false;
  return !(/\d[.,/]?$/.test(before) && /^[.,/]?\d/.test(after));
}

/** Every answer that the rules read must be among the model's, in the same order. */
function bearOut(pointed: readonly { answer: string }[], read: readonly { answer: string }[]): boolean {
  let at = 0;
  for (const { answer } of read) {
    const own = foldSpace(answer);
    while (at < pointed.length && !standsIn(foldSpace(pointed[at]?.answer ?? ''), own)) at += 1;
    if (at === pointed.length) return false;
    at += 1;
  }
  return true;
}
