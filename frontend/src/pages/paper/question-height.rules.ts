import { isDrawn } from '@sumfox/contracts/question/manipulative';
import type { PupilQuestion } from '@sumfox/contracts/question/item';

/** Above this a drawing has no room over an answer and its keys; of 320 units in width. */
const TALL_DRAWING = 110;
const LONG_STEM_LETTERS = 240;
/** With more of these above it a drawing is too small to read with ease. */
const LETTERS_OVER_DRAWING = 100;
/** A blank in the stem makes its line twice as high. */
const LETTERS_OF_BLANK = 50;

/** Whether a question wants a column of its own, as high as the screen. */
export function needsHeight({ questionText, visual, manipulative }: PupilQuestion): boolean {
  // Drawn into, the drawing stands in the place of the keys.
  if (isDrawn(manipulative)) return false;
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(visual?.svg ?? '')?.[1] ?? 0);
  const letters = questionText.length + (questionText.split('___').length - 1) * LETTERS_OF_BLANK;
  return (
    height > TALL_DRAWING || (height > 0 && letters > LETTERS_OVER_DRAWING) || letters > LONG_STEM_LETTERS
  );
}
