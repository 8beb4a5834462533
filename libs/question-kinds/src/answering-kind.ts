import type { VisualQuestion } from '@sumfox/contracts/content/visual';
import type { AnswerDelta, GivenAnswer } from '@sumfox/contracts/question/answer';
import type { MarkScheme, PupilQuestion, ReviewedQuestion } from '@sumfox/contracts/question/item';
import type { SpokenQuestion, SpokenShape } from './spoken.js';

/** Data that defines how a question is answered. */
export type QuestionShape = Pick<PupilQuestion, 'questionType' | 'blankCount' | 'answerCount'>;
/** Data that defines how an answer is shown. */
export type PrintedShape = QuestionShape & Pick<PupilQuestion, 'mcqOptions' | 'answerLabels' | 'answerUnit'>;

/** An answer as a page or a service holds it; lists are not changed. */
export type HeldAnswer = Pick<GivenAnswer, 'answer' | 'selectedOption'> & {
  readonly answerParts: readonly string[] | null;
  readonly blankAnswers: readonly string[] | null;
};

/** Fields of a complete answer. */
export type FilledFields = Partial<
  Pick<GivenAnswer, 'answer' | 'selectedOption'> & { answerParts: string[]; blankAnswers: string[] }
>;

/** What a printed sheet has below the stem. */
export interface PaperForm {
  readonly options: ReadonlyArray<{ readonly label: string; readonly text: string }>;
  /** Lines to write answers on, each with its label or without one; none where the stem has the gaps. */
  readonly lines: ReadonlyArray<string | null>;
}

/** How much of an answer is there in the fields of the kind, the common `answer` apart. */
export type Filled = 'none' | 'some' | 'all';

/** The key of a question in the fields that review adds to it. */
export type RevealedKey = Pick<ReviewedQuestion, 'mcqOptions' | 'blankPositions'>;

/**
 * How a kind of question is answered, sent, kept and shown. Each kind has one of these in its folder; it needs no
 * marker, so that the page can carry it.
 */
export interface AnsweringKind {
  /** Chance, 0–1, that a blind guess is right. */
  readonly guessChance: number;
  /** How many of ten questions of a paper are of the kind (PAPER-8); 0 while none are made. */
  readonly questionsInTen: number;
  /** Action of the pupil to answer. */
  readonly interaction: VisualQuestion['interactionType'];
  /** The kind in words, for the model that writes questions. */
  readonly writerWords: string;

  /** How much of the answer is filled in. Spaces alone are blank. */
  filled(question: QuestionShape, answer: Partial<AnswerDelta>): Filled;

  /** The kind's own fields of the flat form with the delta laid over what is stored: an absent field stays. */
  overlay(stored: GivenAnswer, delta: AnswerDelta): Partial<GivenAnswer>;
  /** The kind's own fields of a delta without their blanks; in a list, a blank keeps the text of its place. */
  withoutBlanks(stored: GivenAnswer, delta: AnswerDelta): AnswerDelta;

  /** Value of `answer` that the specification's client sends and the kind stores in its own field. */
  fromWire(delta: AnswerDelta): AnswerDelta;
  /** The answer in one line, as the specification's `answer` has it (PAPER-25). */
  toWire(question: QuestionShape & Pick<PupilQuestion, 'answerLabels'>, answer: HeldAnswer): string;
  /** The fields with `text` in place of every missing text. */
  fillEmpty(question: QuestionShape, answer: HeldAnswer, text: string): FilledFields;
  /** The fields of an answer with a text for each part of the key, in order; the letter of an option chooses it. */
  written(question: QuestionShape, texts: readonly string[]): FilledFields;

  /** What is read aloud of a question. */
  spoken(question: SpokenShape): SpokenQuestion;
  /** What a printed sheet has below the stem. */
  onPaper(question: Pick<PupilQuestion, 'mcqOptions' | 'answerLabels'>): PaperForm;
  /** The answer as lines to show; empty without an answer. */
  printed(question: PrintedShape, answer: HeldAnswer): string[];
  /** Part of the key that review shows beside the model answer, in the fields of the kind. */
  revealKey(
    question: Pick<PupilQuestion, 'mcqOptions'>,
    scheme: MarkScheme | undefined,
  ): Partial<RevealedKey>;
  /** The model answer in words to a pupil. */
  printedKey(scheme: MarkScheme): string;
  /** Demand of the question's kind; null when the answer's policy has it. */
  askedFor(scheme: MarkScheme): string | null;
  /** Choice, where an answer is chosen and not written; else null. */
  chosen(answer: Pick<GivenAnswer, 'selectedOption'>): string | null;
}
