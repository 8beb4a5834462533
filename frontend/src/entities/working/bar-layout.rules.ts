import { BAR_FILLS, type BarModel, colourOf, type PartPlace } from './bar-model.rules.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a model looks like, in units of the paper; drawn alike on the screen and into the picture. */
export interface BarLayout {
  width: number;
  height: number;
  parts: Array<{ place: PartPlace; box: Box; label: string; fill: string }>;
  /** Length of one unit. */
  unit: number;
  texts: Array<{ x: number; y: number; text: string; align: 'start' | 'middle' }>;
  /** Lines of braces, as SVG path data. */
  braces: string[];
}

/** Height of a bar: a part is touched, so it is at least 48. */
const BAR = 52;
const GAP = 16;
const BRACE = 16;
/** Room for what a brace below a bar says. */
const SAYING = 26;
const EDGE = 4;
const LETTER = 9.5;
/** A name, or what a brace says, takes at most this share of the width. */
export const NAME_SHARE = 0.3;
/** A part is never narrower than a fingertip needs, as far as the paper allows. */
const SMALLEST_ROOM = 120;

/** Lays a model out within a width. Bars are drawn to one unit: the longest fills the room. */
export function layOutBars(model: BarModel, width: number): BarLayout {
  const nameWidth = Math.min(
    width * NAME_SHARE,
    Math.max(0, ...model.bars.map(({ name }) => name.trim().length * LETTER)),
  );
  const left = EDGE + (nameWidth > 0 ? nameWidth + 8 : 0);
  const saying = Math.min(width * NAME_SHARE, Math.max(2, model.total?.length ?? 0) * LETTER);
  const totalWidth = model.total === null ? 0 : BRACE + 10 + saying;
  const room = Math.max(SMALLEST_ROOM, width - left - EDGE - totalWidth);
  const longest = Math.max(1, ...model.bars.map((bar) => sumUnits(bar.parts)));
  const unit = room / longest;

  const layout: BarLayout = { width, unit, height: EDGE, parts: [], texts: [], braces: [] };
  model.bars.forEach((bar, at) => {
    const y = layout.height;
    let x = left;
    bar.parts.forEach((part, i) => {
      const { units, label } = part;
      const colour = colourOf(part);
      const box = { x, y, width: units * unit, height: BAR };
      layout.parts.push({
        place: { bar: at, part: i },
        box,
        label,
        fill: colour ? BAR_FILLS[colour] : '#ffffff',
      });
      x += box.width;
    });
    if (bar.name.trim() !== '')
      layout.texts.push({ x: EDGE, y: y + BAR / 2, text: bar.name.trim(), align: 'start' });
    layout.height = y + BAR;
    if (bar.brace !== null) {
      layout.braces.push(braceBelow(left, x, layout.height + 4));
      const middle = { x: (left + x) / 2, y: layout.height + 4 + BRACE + SAYING / 2 };
      layout.texts.push({ ...middle, text: bar.brace.trim(), align: 'middle' });
      layout.height += 4 + BRACE + SAYING;
    }
    layout.height += GAP;
  });
  if (model.bars.length > 0) layout.height -= GAP;
  if (model.total !== null && model.bars.length > 0) {
    const right = left + room + 6;
    layout.braces.push(braceBeside(EDGE, layout.height, right));
    layout.texts.push({
      x: right + BRACE + 4,
      y: (EDGE + layout.height) / 2,
      text: model.total.trim(),
      align: 'start',
    });
  }
  layout.height += EDGE;
  return layout;
}

function sumUnits(parts: ReadonlyArray<{ units: number }>): number {
  return parts.reduce((sum, { units }) => sum + units, 0);
}

/** A brace that opens upwards, from one x to the other, its point below the middle. */
function braceBelow(from: number, to: number, y: number): string {
  const [middle, half] = [(from + to) / 2, BRACE / 2];
  const bend = Math.min(half, (to - from) / 4);
  return [
    `M ${from} ${y} q 0 ${half} ${bend} ${half}`,
    `H ${middle - bend} q ${bend} 0 ${bend} ${half}`,
    `q 0 ${-half} ${bend} ${-half} H ${to - bend} q ${bend} 0 ${bend} ${-half}`,
  ].join(' ');
}

/** A brace that opens to the left, from one y to the other, its point to the right. */
function braceBeside(from: number, to: number, x: number): string {
  const [middle, half] = [(from + to) / 2, BRACE / 2];
  const bend = Math.min(half, (to - from) / 4);
  return [
    `M ${x} ${from} q ${half} 0 ${half} ${bend}`,
    `V ${middle - bend} q 0 ${bend} ${half} ${bend}`,
    `q ${-half} 0 ${-half} ${bend} V ${to - bend} q 0 ${bend} ${-half} ${bend}`,
  ].join(' ');
}
