import type { CompletedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { type MarkKind, markWord } from '../../entities/mark/index.js';
import { REVIEW_VOICE } from './review-voice.messages.js';

/** What was handed in for one question. */
export type ReviewedAnswer = CompletedAssessment['answers'][number];
/** What was said of it. */
export type ReviewedFeedback = NonNullable<CompletedAssessment['feedback'][number]>;

/** How a reviewed question speaks of its pupil: to the pupil, or to somebody who watches over the pupil. */
export interface ReviewVoice {
  answer: string;
  working: string;
  drawing: string;
  /** Beside the option that was chosen. */
  choice: string;
  goodSteps: string;
  readAs: string;
  /** Above what the pupil was told of the mark; null where it needs no introduction. */
  told: string | null;
  /** That the answer is the result of a step, by its number from 1. */
  reached: (step: number) => string;
  /** Beside the line of working that parts from the solution. */
  compare: string;
  markWord: (kind: MarkKind) => string;
}

export const readPupilVoice = (): ReviewVoice => ({
  answer: REVIEW_VOICE.get().yourAnswer,
  working: REVIEW_VOICE.get().yourWorking,
  drawing: REVIEW_VOICE.get().yourDrawing,
  choice: REVIEW_VOICE.get().yourChoice,
  goodSteps: REVIEW_VOICE.get().goodStepsInYour,
  readAs: REVIEW_VOICE.get().weReadItAs,
  told: null,
  reached: (step) => REVIEW_VOICE.get().youReachedStep({ number: step }),
  compare: REVIEW_VOICE.get().compareThisLine,
  markWord,
});
