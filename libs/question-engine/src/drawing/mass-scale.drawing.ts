import { BRIGHT, type Canvas, DRAWING_WIDTH, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** A kitchen scale with a round dial, numbered clockwise from 0 at the top. */
export interface MassScaleSpec {
  kind: 'mass-scale';
  unit: 'g' | 'kg';
  /** A full turn of the pointer. */
  max: number;
  /** Between two marks. */
  step: number;
  /** Between two numbered marks. */
  labelEvery: number;
  reading: number;
  /** What lies on the pan; empty for no word. */
  load: string;
}

const CX = DRAWING_WIDTH / 2;
const CY = 158;
const R = 70;

/** Where marks stand, in words: `2 marks after 400 g`, without the reading itself unless a number stands there. */
export function tellMark(value: number, step: number, labelEvery: number, unit: string): string {
  const below = Math.floor(value / labelEvery) * labelEvery;
  const marks = (value - below) / step;
  const from = unit === '' ? `${below}` : `${below} ${unit}`;
  return marks === 0
    ? `at the mark ${from}`
    : `${marks} small ${marks === 1 ? 'mark' : 'marks'} after the mark ${from}`;
}

/** A dial scale with its pointer. Throws LayoutFault when the numbers do not fit on it. */
export function drawMassScale(canvas: Canvas, spec: MassScaleSpec): string {
  const { max, step, labelEvery, reading, unit } = spec;
  if (
    reading <= 0 ||
    reading > max ||
    reading % step !== 0 ||
    labelEvery % step !== 0 ||
    max % labelEvery !== 0
  )
    throw new RangeError(`no mark for ${reading} on the dial`);
  const at = (value: number, radius: number): [number, number] => {
    const angle = (value / max) * 2 * Math.PI;
    return [CX + radius * Math.sin(angle), CY - radius * Math.cos(angle)];
  };
  const labels = max / labelEvery;
  if (labels > 12 || textWidth(String(max)) > 44) throw new LayoutFault('dial numbers do not fit');
  if (max / step > 100) throw new LayoutFault('dial marks do not fit');
  canvas.rect(CX - 70, 24, 140, 12, BRIGHT.orange, { radius: 6, stroke: INK.text });
  canvas.line(CX, 36, CX, 60, INK.text, 3);
  if (spec.load !== '') canvas.text(CX, 17, spec.load);
  canvas.rect(CX - 108, 54, 216, 208, BRIGHT.teal, { radius: 18, stroke: INK.text });
  canvas.circle(CX, CY, R, INK.plain, INK.text);
  for (let i = 0; i < max / step; i += 1) {
    const value = i * step;
    const numbered = value % labelEvery === 0;
    const [x1, y1] = at(value, R);
    const [x2, y2] = at(value, R - (numbered ? 11 : 6));
    canvas.line(x1, y1, x2, y2, INK.text, numbered ? 2 : 1);
    if (numbered) {
      const [x, y] = at(value, R + 15);
      canvas.text(x + ((x - CX) / R) * textWidth(String(value)) * 0.22, y + 5, String(value), 'middle', {
        bold: true,
      });
    }
  }
  canvas.text(CX, CY + 32, unit);
  const [tx, ty] = at(reading, R - 2);
  const [bx, by] = at(reading + max / 2, 14);
  canvas.line(bx, by, tx, ty, INK.line, 3);
  canvas.circle(CX, CY, 5, INK.line);
  const parts = labelEvery / step;
  const marks = parts === 1 ? '' : ` with ${parts} equal parts between two numbers`;
  return `A scale with a round dial, numbered every ${labelEvery} ${unit}${marks}. The pointer is ${tellMark(reading, step, labelEvery, unit)}.`;
}
