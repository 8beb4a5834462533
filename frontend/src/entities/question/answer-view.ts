import type { OptionLabel, PupilQuestion } from '@sumfox/contracts/question/item';
import type { FilledFields, HeldAnswer } from '@sumfox/question-kinds/answering-kind';
import type { ComponentType } from 'react';

export interface AnswerEntryProps {
  question: PupilQuestion;
  answer: HeldAnswer;
  /** The answer stays as it is. */
  isLocked: boolean;
  /** The maths keys are shown: the tablet's own keyboard stays away. */
  hasKeypad: boolean;
  onEdit: (fields: FilledFields) => void;
}

/** An answer that is written, before the marker has read it. */
export interface WrittenText {
  /** Where there are several. */
  name?: string;
  text: string;
}

/** How a question of one kind is answered on the page. */
export interface AnswerView {
  /** Above the place of the answer. */
  heading: () => string;
  /** Where the answer is entered, beside blanks in the stem. */
  Entry: ComponentType<AnswerEntryProps>;
  /** What is written so far, to be read back; null where nothing is written: then no maths keys are offered either. */
  written: ((question: PupilQuestion, answer: HeldAnswer) => WrittenText[]) | null;
  /** How many fields or rows of options stand below each other on a wide page. */
  rows: (question: PupilQuestion) => number;
  /** The fields after a letter was pressed; null where letters choose nothing. */
  choose: (label: OptionLabel) => FilledFields | null;
}
