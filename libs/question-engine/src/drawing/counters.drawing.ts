import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** Rows of counters in fives, to be counted, one row of frames per group. */
export interface CountersSpec {
  kind: 'counters';
  groups: Array<{
    /** Above the group; empty for none. */
    label: string;
    count: number;
    tint: 'blue' | 'amber' | 'green' | 'plain';
  }>;
}

/** A whole and its parts, joined by lines; `?` for the one to be found. */
export interface NumberBondSpec {
  kind: 'number-bond';
  whole: string;
  parts: string[];
}

const R = 10;
const COUNTERS = { blue: BRIGHT.blue, amber: BRIGHT.yellow, green: BRIGHT.green, plain: INK.plain } as const;

/** Draws counters to count; gives the text alternative. Throws LayoutFault past 30 of a kind. */
export function drawCounters(canvas: Canvas, spec: CountersSpec): string {
  let y = 4;
  for (const group of spec.groups) {
    if (group.count > 30) throw new LayoutFault('too many counters');
    if (group.label !== '') {
      canvas.text(12, y + 14, group.label, 'start', { bold: true });
      y += 22;
    }
    for (let i = 0; i < group.count; i += 1) {
      const column = i % 10;
      const row = Math.floor(i / 10);
      const [cx, cy] = [24 + column * 27 + (column > 4 ? 12 : 0), y + R + 2 + row * 27];
      canvas.circle(cx, cy, R, COUNTERS[group.tint], INK.text);
      canvas.countable(cx, cy, 2 * R);
    }
    y += Math.ceil(group.count / 10) * 27 + 8;
  }
  const said = spec.groups.map((g) => `${g.label === '' ? 'Counters' : g.label}: ${g.count}`);
  return `Counters in rows of ten. ${said.join('. ')}.`;
}

/** Draws a number bond; gives the text alternative. Throws LayoutFault when it has more than three parts. */
export function drawNumberBond(canvas: Canvas, spec: NumberBondSpec): string {
  if (spec.parts.length < 2 || spec.parts.length > 3) throw new LayoutFault('two or three parts');
  const r = Math.max(22, ...[spec.whole, ...spec.parts].map((label) => textWidth(label) / 2 + 8));
  if (r > 40) throw new LayoutFault('labels do not fit');
  const centre = DRAWING_WIDTH / 2;
  const gap = spec.parts.length === 2 ? 130 : 100;
  const low = 3 * r + 46;
  const xs = spec.parts.map((_, i) => centre + (i - (spec.parts.length - 1) / 2) * gap);
  for (const x of xs) canvas.line(centre, r + 4, x, low, INK.text, 2);
  canvas.circle(centre, r + 4, r, spec.whole === '?' ? BRIGHT.yellow : BRIGHT.blue, INK.text);
  canvas.text(centre, r + 9, spec.whole, 'middle', { bold: true });
  spec.parts.forEach((part, i) => {
    const x = xs[i] ?? centre;
    canvas.circle(x, low, r, part === '?' ? BRIGHT.yellow : INK.blue, INK.text);
    canvas.text(x, low + 5, part, 'middle', { bold: true });
  });
  const name = (label: string): string => (label === '?' ? 'a number to find' : label);
  return `Number bond. Whole: ${name(spec.whole)}. Parts: ${spec.parts.map(name).join(' and ')}.`;
}
