import type { AnswerToMark, GivenAnswer } from '@sumfox/contracts/question/answer';
import type { MarkScheme, PupilQuestion, ReviewedQuestion } from '@sumfox/contracts/question/item';
import { answeringOf } from './registry.js';
import type { HeldAnswer, PaperForm } from './answering-kind.js';

/** The specification's flat form of an answer (PAPER-25), for any kind of question. */

export const NO_ANSWER: GivenAnswer = {
  answer: '',
  selectedOption: null,
  answerParts: null,
  blankAnswers: null,
};

/** Names in a pupil's export for the fields of an answer that a single kind has. */
export const EXPORTED_FIELDS: Readonly<Record<'option' | 'blanks' | 'parts', keyof GivenAnswer>> = {
  option: 'selectedOption',
  blanks: 'blankAnswers',
  parts: 'answerParts',
};

/** The answer of something that has one, and nothing else of it. */
export function toGivenAnswer<Answer extends AnswerToMark>(of: Answer): Pick<Answer, keyof AnswerToMark> {
  const { answer, selectedOption, answerParts, blankAnswers } = of;
  return { answer, selectedOption, answerParts, blankAnswers };
}

/** Answer in a response: the same text twice is the same attempt. It is stored with each attempt, so its form stays. */
export function toAnswerKey({ answer, selectedOption, answerParts, blankAnswers }: HeldAnswer): string {
  const clean = (text: string): string => text.trim().replace(/\s+/g, ' ');
  return JSON.stringify([
    clean(answer),
    selectedOption,
    answerParts?.map(clean) ?? null,
    blankAnswers?.map(clean) ?? null,
  ]);
}

/** The pupil's answer in one line; empty without one. */
export function toAnswerLine({ answer, selectedOption, answerParts, blankAnswers }: HeldAnswer): string {
  const several = answerParts ?? blankAnswers;
  if (several?.some((text) => text.trim() !== '')) return several.join(', ');
  return (selectedOption ?? answer).trim();
}

/** The options of a question, as every view of it shows them. */
export function toShownOptions({ mcqOptions }: Pick<PupilQuestion, 'mcqOptions'>) {
  return { mcqOptions };
}

/** What a printed sheet has below the stem of a question. */
export function toPaperForm(
  question: Pick<PupilQuestion, 'questionType' | 'mcqOptions' | 'answerLabels'>,
): PaperForm {
  return answeringOf(question).onPaper(question);
}

/** The texts of the options to choose from; empty where the answer is written. */
export function listOptionTexts({ mcqOptions }: Pick<PupilQuestion, 'mcqOptions'>): string[] {
  return mcqOptions?.map((option) => option.text) ?? [];
}

/** The options of a question, each with its truth. */
export function toJudgedOptions(
  question: Pick<PupilQuestion, 'questionType' | 'mcqOptions'>,
  scheme: MarkScheme,
): Pick<ReviewedQuestion, 'mcqOptions'> {
  return { mcqOptions: answeringOf(question).revealKey(question, scheme).mcqOptions ?? null };
}

/** A question with its key, as review shows it; without a scheme, with no key at all. */
export function toReviewedQuestion(
  question: PupilQuestion,
  scheme: MarkScheme | undefined,
): ReviewedQuestion {
  return {
    ...question,
    mcqOptions: null,
    blankPositions: null,
    ...answeringOf(question).revealKey(question, scheme),
    modelAnswer: scheme?.modelAnswer ?? '',
    solutionSteps: scheme?.solutionSteps ?? [],
    ...(scheme?.solutionVisuals ? { solutionVisuals: scheme.solutionVisuals } : {}),
  };
}
