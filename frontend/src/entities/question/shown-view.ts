import type { PupilQuestion } from '@sumfox/contracts/question/item';
import type { ComponentType, ReactNode } from 'react';

/** An option as it is printed; whether it is right is known of reviewed questions and in the console. */
export interface PrintedOption {
  label: string;
  text: string;
  isCorrect?: boolean;
}

/** What a question of one kind has beside its stem. */
export interface ShownQuestion {
  mcqOptions: readonly PrintedOption[] | null;
}

export interface PrintedProps {
  question: ShownQuestion;
  className: string;
  /** Letters without a full stop, in a list without a name. */
  isPlain?: boolean;
  /** Of the line of the right option. */
  rightClass?: string;
  /** After an option. */
  note?: (option: PrintedOption) => ReactNode;
}

export interface ReviewedProps {
  question: ShownQuestion;
  /** What the pupil chose, and the words for it. */
  chosen: string | null;
  chosenWords: string;
}

/** How a question of one kind is shown to somebody who does not answer it. */
export interface ShownView {
  /** The kind as an admin reads it. */
  name: () => string;
  /** What stands below the stem, for grown-ups; null where nothing does. */
  Printed: ComponentType<PrintedProps> | null;
  /** The same in the review of a paper, with the right option and the pupil's own. */
  Reviewed: ComponentType<ReviewedProps> | null;
  /** Whether the answer was written: then it may have been read in another way than it looks. */
  isWritten: boolean;
}

/** What tells how the key of a question is printed. */
export type KeyedQuestion = Pick<PupilQuestion, 'mcqOptions'>;
