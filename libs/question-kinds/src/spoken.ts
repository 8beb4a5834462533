import type { PupilQuestion } from '@sumfox/contracts/question/item';

/** A text of a question that is read aloud separately. */
export interface SpokenPassage {
  /** Its place, so that its sentences can be marked while they are read. */
  readonly place: string;
  /** Name of the button that reads it. */
  readonly name: string;
  readonly text: string;
}

/** Fields of a question that are read aloud. */
export type SpokenShape = Pick<PupilQuestion, 'questionText' | 'mcqOptions'>;

/**
 * What is read aloud of a question. The pupil's answer is no part of it: a voice may come from the internet.
 */
export interface SpokenQuestion {
  readonly stem: SpokenPassage;
  /** Texts to read beside the stem, in the order of the page. */
  readonly parts: readonly SpokenPassage[];
}

/** The stem alone, for a question with a written answer. A blank in it is read as "blank". */
export function spokenStem({ questionText }: SpokenShape): SpokenQuestion {
  return { stem: { place: 'question', name: 'the question', text: questionText }, parts: [] };
}
