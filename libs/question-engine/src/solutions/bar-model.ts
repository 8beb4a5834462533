import type { BarRow, BarSegment, BarsSpec } from '../drawing/drawing-spec.js';
import { BOLD, DRAWING_WIDTH, textWidth } from '../drawing/canvas.js';
import { type Exact, exact, isWhole } from '../numbers/exact.js';
import { type CutExpression, type Side, type SolvedLine, cutExpression } from './solved-line.js';

/** Equal boxes that are drawn one by one; more stand as two, dots and a last one. */
const MOST_BOXES = 10;
/** Taller figures do not fit a phone beside the question. */
const MOST_ROWS = 4;
const HUNDRED = 100;

const FOUND = 'amber' as const;

/** A number without its noun, for a box: `31 paper cranes` as `31`. */
const bare = (text: string): string => text.replace(/(?<=\d) [\p{L}][\p{L}² ³'-]*$/u, '');

const sizeOf = (value: Exact): number => Number(value.valueOf());

const segment = ({ text, value }: Side, isFound = false): BarSegment => ({
  size: sizeOf(value),
  label: bare(text),
  ...(isFound ? { tint: FOUND } : {}),
});

/** So many equal boxes, each with its label; some of them marked as found. */
function boxes(count: number, label: string, found: number): BarSegment[] {
  const box = (i: number): BarSegment => ({ size: 1, label, ...(i < found ? { tint: FOUND } : {}) });
  if (count <= MOST_BOXES && count * (textWidth(label) + 12) < DRAWING_WIDTH - 16)
    return Array.from({ length: count }, (_, i) => box(i));
  if (count <= MOST_BOXES && found === 0)
    return Array.from({ length: count }, (_, i) => ({ ...box(i), label: i === 0 ? label : '' }));
  return [box(0), { ...box(1), label: '…' }, { ...box(2), label }];
}

const whole = (text = ''): Side => ({ text, value: exact(Number(text)) });

const isCount = ({ value }: Side): boolean => isWhole(value) && value.compare(1) > 0;

/** Parts beside each other under the whole, or a whole without its parts. */
function rowOfSum({ sides, signs }: CutExpression, { label, value, result }: SolvedLine): BarRow | null {
  if (sides.length > 6 || [...sides, { value }].some((side) => side.value.compare(0) <= 0)) return null;
  if (signs.every((sign) => sign === '+'))
    return { label, segments: sides.map((side) => segment(side)), brace: result };
  const [whole, ...taken] = sides;
  if (!whole || signs.some((sign) => sign !== '−')) return null;
  return {
    label,
    segments: [segment({ text: result, value }, true), ...taken.map((side) => segment(side))],
    brace: whole.text,
  };
}

/** A fraction of a whole: so many boxes of equal size, of which some are found. */
function rowOfFraction(whole: Side, top: Side, bottom: Side, line: SolvedLine): BarRow | null {
  const [of, all] = [sizeOf(top.value), sizeOf(bottom.value)];
  const { label, result } = line;
  if (all === HUNDRED && of < HUNDRED)
    return {
      label,
      segments: [
        { size: of, label: `${top.text}%`, tint: FOUND },
        { size: HUNDRED - of, label: `${HUNDRED - of}%` },
      ],
      brace: `${top.text}% is ${result}, 100% is ${whole.text}`,
    };
  if (of === HUNDRED && all < HUNDRED)
    return {
      label,
      segments: [
        { size: all, label: `${all}%` },
        { size: HUNDRED - all, label: `${HUNDRED - all}%` },
      ],
      brace: `${all}% is ${whole.text}, 100% is ${result}`,
    };
  if (!isCount(bottom) || !isWhole(top.value) || Math.max(of, all) > MOST_BOXES + 2) return null;
  const segments = Array.from({ length: Math.max(of, all) }, (_, i) => ({
    size: 1,
    label: '',
    ...((of < all ? i < of : i >= all) ? { tint: FOUND } : {}),
  }));
  return { label, segments, brace: `${all} units: ${whole.text}, ${of} units: ${result}` };
}

function rowOfProduct({ sides, signs }: CutExpression, line: SolvedLine): BarRow | null {
  const [first, second, third] = sides;
  if (!first || !second || [...sides, line].some(({ value }) => value.compare(0) <= 0)) return null;
  const { label, result } = line;
  if (third && sides.length === 3) {
    if (signs[0] === '×' && signs[1] === '÷')
      return rowOfFraction(first, second, third, line) ?? rowOfFraction(second, first, third, line);
    return signs[0] === '÷' && signs[1] === '×' ? rowOfFraction(first, third, second, line) : null;
  }
  if (sides.length > 2) return null;
  if (signs[0] === '÷') {
    const isGrouped =
      isWhole(line.value) && line.value.compare(MOST_BOXES) <= 0 && second.value.compare(MOST_BOXES) > 0;
    if (isCount(second) && !isGrouped)
      return { label, segments: boxes(sizeOf(second.value), bare(result), 1), brace: first.text };
    return isWhole(line.value) && line.value.compare(1) > 0
      ? {
          label,
          segments: boxes(sizeOf(line.value), bare(second.text), 0),
          brace: `${result} of ${second.text}: ${first.text}`,
        }
      : null;
  }
  const parts = [first, second].map(({ text }) => /^(\d+)\/(\d+)$/.exec(text));
  const fraction = parts[0] ?? parts[1];
  if (fraction) return rowOfFraction(parts[0] ? second : first, whole(fraction[1]), whole(fraction[2]), line);
  const [count, each] =
    isCount(first) && !(isCount(second) && second.value.compare(first.value) < 0)
      ? [first, second]
      : [second, first];
  return isCount(count)
    ? {
        label,
        segments: boxes(sizeOf(count.value), bare(each.text), 0),
        brace: `${count.text} of ${each.text}: ${result}`,
      }
    : null;
}

/** The bar of a line of working; null where the line has none that can be drawn. */
function rowOfLine(line: SolvedLine): BarRow | null {
  const cut = cutExpression(line.expression);
  if (!cut) return null;
  return cut.signs.some((sign) => sign === '+' || sign === '−')
    ? rowOfSum(cut, line)
    : rowOfProduct(cut, line);
}

/** Whether all labels of a row can be drawn; equal boxes are as wide as the widest label among them. */
function fits({ label, segments, brace = '' }: BarRow): boolean {
  const space = DRAWING_WIDTH - 16;
  const widthOf = (one: BarSegment): number =>
    Math.max(14, one.label === '' ? 14 : textWidth(one.label) + 12);
  const needed = segments.reduce(
    (sum, { size }) => sum + Math.max(...segments.filter((one) => one.size === size).map(widthOf)),
    0,
  );
  return needed <= space && textWidth(label) * BOLD <= space && textWidth(brace) <= space;
}

/** A line that counts units or steps alone: its bar says less than those of the amounts. */
const countsUnits = ({ result, value }: SolvedLine): boolean =>
  result === String(value) && value.compare(20) < 0;

/** The model of a solution: a bar for each line of working, what it finds filled in. Null where no line has one. */
export function toBarModel(lines: readonly SolvedLine[]): BarsSpec | null {
  const drawn = lines.flatMap((line) => {
    const row = rowOfLine(line);
    return row && fits(row) ? [{ row, isMinor: countsUnits(line) }] : [];
  });
  const spare = drawn.length - MOST_ROWS;
  const minor = drawn.filter(({ isMinor }) => isMinor).slice(0, Math.max(0, spare));
  const kept = drawn.filter((one) => !minor.includes(one)).slice(-MOST_ROWS);
  return kept.length === 0 ? null : { kind: 'bars', hasOwnScales: true, rows: kept.map(({ row }) => row) };
}
