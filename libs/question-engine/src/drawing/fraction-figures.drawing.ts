import { type Canvas, DRAWING_WIDTH, INK, at, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';

/** One whole cut into equal parts, the first of them shaded. */
export interface FractionFigure {
  label: string;
  parts: number;
  shaded: number;
  /** Further parts that are told apart by a broken outline: taken away, or not there yet. */
  outlined?: number;
}

/** Bars of the same length, one under the other. */
export interface FractionBarsSpec {
  kind: 'fraction-bars';
  bars: FractionFigure[];
}

/** Circles of the same size, up to three side by side. */
export interface FractionCirclesSpec {
  kind: 'fraction-circles';
  circles: FractionFigure[];
}

const LEFT = 8;
const WIDTH = DRAWING_WIDTH - 2 * LEFT;
const BAR_HEIGHT = 30;

function describe({ label, parts, shaded, outlined }: FractionFigure): string {
  const name = label === '' ? '' : `${label}: `;
  const extra = outlined ? `, ${outlined} with a broken outline` : '';
  return `${name}${parts} equal parts, ${shaded} shaded${extra}`;
}

function checkParts({ parts, shaded, outlined = 0 }: FractionFigure): void {
  if (parts < 1 || shaded < 0 || outlined < 0 || shaded + outlined > parts || parts > 24)
    throw new LayoutFault('parts do not fit the whole');
}

/** Bars of equal parts; gives the text alternative. Throws LayoutFault when a label or a part does not fit. */
export function drawFractionBars(canvas: Canvas, spec: FractionBarsSpec): string {
  let y = 4;
  for (const bar of spec.bars) {
    checkParts(bar);
    if (bar.label !== '') {
      if (textWidth(bar.label) > WIDTH) throw new LayoutFault('bar label is too long');
      canvas.text(LEFT, y + 14, bar.label, 'start', { bold: true });
      y += 22;
    }
    const part = WIDTH / bar.parts;
    for (let i = 0; i < bar.parts; i += 1) {
      const dashed = i >= bar.shaded && i < bar.shaded + (bar.outlined ?? 0);
      const fill = i < bar.shaded ? INK.line : dashed ? INK.amber : INK.plain;
      canvas.rect(LEFT + i * part, y, part, BAR_HEIGHT, fill, {
        stroke: i < bar.shaded ? INK.grid : INK.text,
        dashed,
      });
    }
    canvas.rect(LEFT, y, WIDTH, BAR_HEIGHT, 'none', { stroke: INK.text });
    y += BAR_HEIGHT + 10;
  }
  return `Fraction bars of the same length. ${spec.bars.map(describe).join('; ')}.`;
}

/** Circles of equal parts, from the top and clockwise; gives the text alternative. Throws LayoutFault when a label does not fit. */
export function drawFractionCircles(canvas: Canvas, spec: FractionCirclesSpec): string {
  const count = spec.circles.length;
  if (count > 3) throw new LayoutFault('too many circles');
  const space = DRAWING_WIDTH / count;
  const r = Math.min(64, space / 2 - 12);
  spec.circles.forEach((circle, c) => {
    checkParts(circle);
    const [cx, cy] = [space * (c + 0.5), r + 8];
    const rim = (i: number): [number, number] => {
      const turn = (2 * Math.PI * i) / circle.parts - Math.PI / 2;
      return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
    };
    canvas.circle(cx, cy, r, circle.parts === 1 && circle.shaded === 1 ? INK.line : INK.plain, INK.text);
    if (circle.parts > 1)
      for (let i = 0; i < circle.parts; i += 1) {
        const large = circle.parts === 1 ? 1 : 0;
        const shaded = i < circle.shaded;
        const outlined = !shaded && i < circle.shaded + (circle.outlined ?? 0);
        canvas.path(
          `M${at(cx, cy)} L${at(...rim(i))} A${at(r, r)} 0 ${large} 1 ${at(...rim(i + 1))} L${at(cx, cy)}`,
          shaded ? '#8FB4F2' : outlined ? INK.amber : INK.plain,
          cy + r,
        );
      }
    if (textWidth(circle.label) > space - 8) throw new LayoutFault('circle label is too long');
    canvas.text(cx, cy + r + 20, circle.label);
  });
  return `Fraction circles of the same size. ${spec.circles.map(describe).join('; ')}.`;
}
