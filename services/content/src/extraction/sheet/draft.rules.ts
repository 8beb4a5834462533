import { TOPIC_LIMITS, type SheetDraft, type TopicDraft } from '@sumfox/contracts/content/topic';
import { findGrade, isGradeAlone, withoutGrade } from './grade.rules.js';
import { clip, foldSpace } from './clean-text.rules.js';
import { judgeTopicDifficulty } from './difficulty.rules.js';
import { isInstructionsHeading, isSectionHeading } from './marker.rules.js';
import { type PageSize, toPairs } from './pairs.rules.js';
import type { Sheet, SheetLine } from './page-furniture.rules.js';
import { type SheetAnswer, type SheetQuestion, readContent } from './sheet.rules.js';

/**
 * The draft that the rules read from a sheet, or null for one without a letter or figure. Without the sizes of its pages
 * no pair has a place.
 */
export function toDraft(sheet: Sheet, pages: readonly PageSize[] = []): SheetDraft | null {
  if (!sheet.lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return null;
  const { preamble, questions, answers } = readContent(sheet.lines);
  const title = findTitle(preamble, usualSize(sheet.lines.slice(preamble.length)));
  const pairs = toPairs(questions, answers, pages);
  const modelQuestions = pairs.map(({ question, difficulty }) => ({ question, difficulty }));
  return {
    name: clip(foldSpace(withoutGrade(title.text || (sheet.headers[0] ?? ''))), TOPIC_LIMITS.nameLength),
    description: clip(toDescription(preamble.slice(title.end)), TOPIC_LIMITS.descriptionLength),
    difficultyLevel: judgeTopicDifficulty(modelQuestions),
    modelQuestions,
    modelAnswers: toModelAnswers(questions, answers.slice(0, TOPIC_LIMITS.answers)),
    gradeLevel: findGrade([title.text, ...preamble.map(({ text }) => text), ...sheet.top, ...sheet.headers]),
    pairs,
  };
}

/** Where an answer is missing, each of the others names its question, so that no reader assigns it to another one. */
function toModelAnswers(
  questions: readonly SheetQuestion[],
  answers: readonly SheetAnswer[],
): TopicDraft['modelAnswers'] {
  const isInStep = answers.every(({ place }, index) => place === questions[index]?.place);
  return answers.map(({ place, text, explanation }) => {
    const whose = isInStep || questions.length === 0 ? '' : `Question ${place.split('.')[1]}.`;
    const told = `${whose} ${explanation}`.trim();
    return {
      answer: clip(text, TOPIC_LIMITS.answerLength),
      ...(told === '' ? {} : { explanation: clip(told, TOPIC_LIMITS.answerLength) }),
    };
  });
}

/** Letters so much larger than the usual ones make a title. */
const TITLE_RATIO = 1.15;

/** The median size; 0 for an empty list. */
function usualSize(lines: readonly SheetLine[]): number {
  const sizes = lines.map((line) => line.size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** A line that says what the sheet is about. */
const TOPIC = /^(?:topic|title|unit)\s*:\s*(\S.*)$/i;

/** The first lines in the largest letters, else the first line that has words; `end` is the line after it. */
function findTitle(preamble: readonly SheetLine[], usual: number): { text: string; end: number } {
  const topic = preamble.findIndex(({ text }) => TOPIC.test(text));
  if (topic !== -1) return { text: TOPIC.exec(preamble[topic]?.text ?? '')?.[1] ?? '', end: topic + 1 };
  const isTitle = ({ text }: SheetLine) => (text.match(/\p{L}/gu) ?? []).length >= 3 && !isGradeAlone(text);
  const sizes = preamble.filter(isTitle).map((line) => line.size);
  const largest = Math.max(0, ...sizes);
  const isLarge = largest > (usual || Math.min(...sizes)) * TITLE_RATIO;
  const start = preamble.findIndex((line) => isTitle(line) && (!isLarge || line.size >= largest * 0.98));
  if (start === -1) return { text: '', end: 0 };
  let end = start + 1;
  while (isLarge && end < preamble.length && (preamble[end]?.size ?? 0) >= largest * 0.98) end += 1;
  const text = preamble.slice(start, end).map((line) => line.text);
  return { text: foldSpace(text.join(' ')), end };
}

/** Words that a sentence of an introduction has at least. */
const MIN_WORDS = 4;

/** The lines after the title that read like sentences. */
function toDescription(lines: readonly SheetLine[]): string {
  const first = lines.findIndex(({ text }) => isSectionHeading(text) || isInstructionsHeading(text));
  const own = first === -1 ? lines : lines.slice(0, first);
  const text = foldSpace(own.map((line) => line.text).join(' '));
  return text.split(' ').length >= MIN_WORDS ? text : '';
}
