import { type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** A story as a column of amounts, with an arrow for each change, and the arrows that undo them beside it. */
export interface ArrowsSpec {
  kind: 'arrows';
  /** In the order of the story; one more than there are changes. */
  amounts: readonly string[];
  /** What happens between two amounts: `− 35`. */
  changes: readonly string[];
  /** What undoes each change, in the same order; null for a story that is followed forwards. */
  undone: readonly string[] | null;
  /** The place of the amount that is found, from 0. */
  found: number;
}

const BOX = 30;
const GAP = 40;
const MIDDLE = DRAWING_WIDTH / 2;
const LEAST_BOX = 84;
const ASIDE = 22;

function drawArrow(canvas: Canvas, x: number, from: number, to: number): void {
  const back = to > from ? -8 : 8;
  canvas.line(x, from, x, to, INK.text, 2);
  canvas.polygon(
    [
      [x, to],
      [x - 5, to + back],
      [x + 5, to + back],
    ],
    INK.text,
    INK.text,
  );
}

/** Draws the column; gives the text alternative. Throws LayoutFault when labels do not fit. */
export function drawArrows(canvas: Canvas, { amounts, changes, undone, found }: ArrowsSpec): string {
  const width = Math.max(LEAST_BOX, ...amounts.map((text) => textWidth(text) + 20));
  const beside = Math.max(...[...changes, ...(undone ?? [])].map((text) => textWidth(text)));
  if (width / 2 + beside + 12 > MIDDLE) throw new LayoutFault('arrow labels do not fit');
  for (const [i, text] of amounts.entries()) {
    const top = 4 + i * (BOX + GAP);
    canvas.rect(MIDDLE - width / 2, top, width, BOX, i === found ? INK.amber : INK.blue, { radius: 6 });
    canvas.text(MIDDLE, top + BOX / 2 + 5, text, 'middle', { bold: i === found });
    const change = changes[i];
    if (change === undefined) continue;
    const [from, to] = [top + BOX + 4, top + BOX + GAP - 4];
    const [left, right] = undone ? [MIDDLE - ASIDE, MIDDLE + ASIDE] : [MIDDLE, MIDDLE];
    drawArrow(canvas, left, from, to);
    canvas.text(left - 10, (from + to) / 2 + 5, change, 'end');
    const back = undone?.[i];
    if (back === undefined) continue;
    drawArrow(canvas, right, to, from);
    canvas.text(right + 10, (from + to) / 2 + 5, back, 'start');
  }
  const story = amounts.flatMap((text, i) => [text, ...(changes[i] === undefined ? [] : [changes[i]])]);
  const back = undone
    ? ` Back: ${amounts
        .toReversed()
        .flatMap((text, i) => [text, ...(undone.at(-1 - i) === undefined ? [] : [undone.at(-1 - i)])])
        .join(', ')}.`
    : '';
  return `Arrows. Story: ${story.join(', ')}.${back}`;
}
