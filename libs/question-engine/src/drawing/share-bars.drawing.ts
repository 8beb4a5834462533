import { type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** A whole of 100% in parts, with its scale above and what is known below. */
export interface PercentBarSpec {
  kind: 'percent-bar';
  /** In order; they come to at most 100. Empty labels leave a part bare. */
  parts: Array<{ percent: number; label: string }>;
  /** Amounts below the bar at a percentage, such as `$80` at 100. */
  marks: Array<{ percent: number; label: string }>;
}

/** A whole cut into units, and under it the remainder cut again. */
export interface RemainderBarSpec {
  kind: 'remainder-bar';
  /** `taken` of `units` equal units go first. */
  first: { units: number; taken: number; label: string };
  /** `taken` of `units` equal units of the remainder go next. */
  second: { units: number; taken: number; label: string };
  /** Written in what is left in the end. */
  left: string;
  /** Beside the word "Whole". */
  whole: string;
}

const LEFT = 10;
const WIDTH = DRAWING_WIDTH - 2 * LEFT;
const HEIGHT = 32;

/** Labels side by side around their places, none over another. */
function placeLabels(canvas: Canvas, y: number, labels: Array<{ x: number; label: string }>): void {
  let end = 2;
  for (const { x, label } of labels) {
    const width = textWidth(label);
    const start = Math.min(Math.max(x - width / 2, 2), DRAWING_WIDTH - width - 2);
    if (start < end) throw new LayoutFault('labels of the percent bar would touch');
    canvas.text(start + width / 2, y, label);
    end = start + width + 4;
  }
}

/** Draws the bar; gives the text alternative. Throws LayoutFault when labels do not fit. */
export function drawPercentBar(canvas: Canvas, spec: PercentBarSpec): string {
  const xOf = (percent: number): number => LEFT + (WIDTH * percent) / 100;
  const top = 28;
  let from = 0;
  const edges = [0];
  spec.parts.forEach((part, i) => {
    const width = (WIDTH * part.percent) / 100;
    if (textWidth(part.label) + 6 > width && part.label !== '')
      throw new LayoutFault('part label does not fit');
    canvas.rect(xOf(from), top, width, HEIGHT, [INK.blue, INK.green, INK.amber][i % 3] ?? INK.plain);
    canvas.text(xOf(from) + width / 2, top + 21, part.label);
    from += part.percent;
    edges.push(from);
  });
  if (from > 100) throw new LayoutFault('more than the whole');
  canvas.rect(LEFT, top, WIDTH, HEIGHT, 'none', { stroke: INK.text });
  const scale = [...new Set([0, 100])].map((p) => ({ x: xOf(p), label: `${p}%` }));
  for (const { x } of scale) canvas.line(x, top - 6, x, top, INK.text);
  placeLabels(canvas, 17, scale);
  for (const { percent } of spec.marks)
    canvas.line(xOf(percent), top + HEIGHT, xOf(percent), top + HEIGHT + 6, INK.text);
  placeLabels(
    canvas,
    top + HEIGHT + 22,
    spec.marks.map((m) => ({ x: xOf(m.percent), label: m.label })),
  );
  const parts = spec.parts.map((p) => (p.label === '' || p.label === '?' ? 'a part to find' : p.label));
  const marks = spec.marks.map((m) => `${m.label === '?' ? 'the amount to find' : m.label} at ${m.percent}%`);
  return `Percent bar from 0% to 100%. Parts: ${parts.join(', ')}. Below: ${marks.join(', ')}.`;
}

/** Units of one row; the taken ones come first, with a broken outline, and carry one label together. */
function drawRow(canvas: Canvas, y: number, row: { units: number; taken: number; label: string }): number {
  const unit = WIDTH / row.units;
  const split = LEFT + unit * row.taken;
  for (let i = 0; i < row.units; i += 1)
    canvas.rect(LEFT + i * unit, y, unit, HEIGHT, i < row.taken ? INK.plain : INK.blue, {
      dashed: i < row.taken,
    });
  const width = textWidth(row.label);
  const middle = (LEFT + split) / 2;
  if (width + 8 > split - LEFT) throw new LayoutFault('share label does not fit');
  // Unit lines would run through the label: it stands on a patch of its own.
  if (row.label !== '') {
    canvas.rect(middle - width / 2 - 3, y + 5, width + 6, HEIGHT - 10, INK.plain, { stroke: INK.plain });
    canvas.text(middle, y + 21, row.label);
  }
  return split;
}

/** A brace under all that is left, with its label. */
function drawBrace(canvas: Canvas, from: number, to: number, y: number, label: string): void {
  if (label === '') return;
  const middle = (from + to) / 2;
  canvas.path(
    `M${at(from + 2, y + 3)} L${at(from + 2, y + 9)} L${at(to - 2, y + 9)} L${at(to - 2, y + 3)}`,
    'none',
    y + 9,
  );
  const half = textWidth(label) / 2;
  canvas.text(Math.min(Math.max(middle, half + 4), DRAWING_WIDTH - half - 4), y + 26, label);
}

/** Draws both bars; gives the text alternative. Throws LayoutFault when labels do not fit. */
export function drawRemainderBar(canvas: Canvas, spec: RemainderBarSpec): string {
  if (spec.first.units > 12 || spec.second.units > 12) throw new LayoutFault('too many units');
  const whole = spec.whole === '' ? 'Whole' : `Whole: ${spec.whole}`;
  canvas.text(LEFT, 16, whole, 'start', { bold: true });
  const split = drawRow(canvas, 24, spec.first);
  const below = 24 + HEIGHT;
  canvas.line(split, below, LEFT, below + 40, INK.grid);
  canvas.line(LEFT + WIDTH, below, LEFT + WIDTH, below + 40, INK.grid);
  canvas.path(`M${at(split, below + 4)} L${at(LEFT + WIDTH, below + 4)}`);
  const word = 'Remainder';
  canvas.text(LEFT + WIDTH - 6, below + 30, word, 'end', { bold: true });
  const from = drawRow(canvas, below + 40, spec.second);
  drawBrace(canvas, from, LEFT + WIDTH, below + 40 + HEIGHT, spec.left);
  const say = (row: { units: number; taken: number; label: string }, name: string): string =>
    `${name} in ${row.units} equal units, ${row.taken} of them taken away (${row.label})`;
  return `Branching bar. ${say(spec.first, whole)}. ${say(spec.second, 'The remainder')}; left: ${spec.left === '?' ? 'to be found' : spec.left}.`;
}
