import { isDrawn } from '@sumfox/contracts/question/manipulative';
import type { PupilQuestion } from '@sumfox/contracts/question/item';

/** Above this a drawing has no room over an answer and its keys; of 320 units in width. */
const TALL_DRAWING = 110;
const LONG_STEM_LETTERS = 240;
/** With more of these above it a drawing is too small to read with ease. */
const LETTERS_OVER_DRAWING = 100;
/** A blank in the stem makes its line twice as high. */
const LETTERS_OF_BLANK = 50;

/** A window with room for two columns, and what the answer takes of it. */
export interface WideWindow {
  width: number;
  height: number;
  /** Fields or rows of options. */
  rows: number;
  hasKeys: boolean;
}

/** Whether a question wants a column of its own, as high as the screen; `wide` is null in a narrow window. */
export function needsHeight(question: PupilQuestion, wide: WideWindow | null): boolean {
  const { questionText, visual, manipulative } = question;
  // Drawn into, the drawing stands in the place of the keys.
  if (isDrawn(manipulative)) return false;
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(visual?.svg ?? '')?.[1] ?? 0);
  if (wide) return !fitsBesideWorking(question, height, wide);
  const letters = questionText.length + (questionText.split('___').length - 1) * LETTERS_OF_BLANK;
  return (
    height > TALL_DRAWING || (height > 0 && letters > LETTERS_OVER_DRAWING) || letters > LONG_STEM_LETTERS
  );
}

/** Pixels of a wide page at 100 %. */
const HEAD_AND_FOOT = 192;
const CARD_AND_TAGS = 66;
const LETTER = 11.2;
const LINE = 32;
/** A line with a fraction or a blank is higher by so much. */
const FRACTION = 12;
const BLANK = 20;
const KEYS = 270;
const FIELD = 68;
const OPTION = 74;
/** From this height on options are higher (take-paper.css). */
const HIGH_WINDOW = 760;
const HIGH_OPTION = 90;
/** A drawing over options may be higher: four of them take less than keys. */
const TALL_OVER_OPTIONS = 150;
/** At this scale its letters are those of a note. */
const DRAWING_SCALE = 1.1;

/** Whether stem, drawing and answer have room in one column, so that the working stands in the other. */
function fitsBesideWorking({ questionText }: PupilQuestion, drawing: number, wide: WideWindow): boolean {
  if (drawing > (wide.hasKeys ? TALL_DRAWING : TALL_OVER_OPTIONS)) return false;
  const lettersInLine = ((wide.width - 58) / 2.06 - 40) / LETTER;
  const lines = Math.ceil(questionText.length / lettersInLine);
  const fractions = Math.min(lines, questionText.match(/\d\/\d/g)?.length ?? 0);
  const blanks = questionText.split('___').length - 1;
  const stem = lines * LINE + fractions * FRACTION + blanks * BLANK;
  const figure = drawing > 0 ? drawing * DRAWING_SCALE + 8 : 0;
  const option = wide.height < HIGH_WINDOW ? OPTION : HIGH_OPTION;
  const answer = wide.hasKeys ? KEYS + wide.rows * FIELD : wide.rows * option;
  return HEAD_AND_FOOT + CARD_AND_TAGS + stem + figure + answer <= wide.height;
}
