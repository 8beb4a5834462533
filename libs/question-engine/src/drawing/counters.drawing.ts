import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** A whole and its parts, joined by lines; `?` for the one to be found. */
export interface NumberBondSpec {
  kind: 'number-bond';
  whole: string;
  parts: string[];
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
