import { LayoutFault } from './layout-fault.js';
import { showsUnmarked, takeOutOfScale } from './out-of-scale.js';
import { drawBoxEdges, facesOf } from './box-edges.js';
import { type Canvas, DRAWING_WIDTH, FONT_SIZE, INK, at, textWidth } from './canvas.js';
import type { AnglesSpec, CuboidSpec, TriangleSpec } from './drawing-spec.js';

const NOTE = 'not drawn to scale';
const SHOWN = 'the figure shows an angle that is asked for';
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far from the corner a label must stand to fit between the arms. */
function labelDistance(size: number, label: string, least: number): number {
  const half = Math.max(textWidth(label), FONT_SIZE) / 2 + 3;
  return size >= 180 ? least : Math.max(least, half / Math.sin(rad(size / 2)) + 4);
}

/** Names of angles that have no letter and no number in the drawing. */
const SAID: Readonly<Record<string, string>> = { '90°': 'a right angle', '': 'an angle of the triangle' };

/** Angles on a straight line, round a point or in a right-angled corner. */
export function drawAngles(canvas: Canvas, spec: AnglesSpec): string {
  const total = spec.parts.reduce((sum, p) => sum + p.size, 0);
  const off = takeOutOfScale(spec.parts.map((p) => p.size));
  if (!off && showsUnmarked(spec.parts)) throw new LayoutFault(SHOWN);
  const parts = spec.parts.map((part, i) => ({ ...part, size: off?.[i] ?? part.size }));
  const arm = 118;
  const cx = spec.around === 'corner' ? 60 : DRAWING_WIDTH / 2;
  const cy = spec.around === 'point' ? arm + 14 : arm + 12;
  const tip = (angle: number, length: number): [number, number] => [
    cx + length * Math.cos(rad(angle)),
    cy - length * Math.sin(rad(angle)),
  ];
  if (spec.around === 'corner') canvas.polyline([tip(0, 10), tip(45, 14.1), tip(90, 10)]);
  let angle = 0;
  const arms = [0];
  for (const { size, label } of parts) {
    if (size === 90 && label === '90°') {
      canvas.polyline([tip(angle, 12), tip(angle + 45, 17), tip(angle + 90, 12)]);
    } else {
      const [from, to] = [tip(angle, 24), tip(angle + size, 24)];
      canvas.path(`M${at(...from)} A24 24 0 ${size > 180 ? 1 : 0} 0 ${at(...to)}`);
      const [x, y] = tip(angle + size / 2, Math.min(labelDistance(size, label, 44), arm - 6));
      canvas.text(x, y + 5, label);
    }
    angle += size;
    arms.push(angle);
  }
  for (const a of total === 360 ? arms.slice(0, -1) : arms) {
    const [x, y] = tip(a, arm);
    canvas.line(cx, cy, x, y, INK.text, 2);
  }
  canvas.circle(cx, cy, 3, INK.text, INK.text);
  if (off) canvas.text(DRAWING_WIDTH - 8, canvas.bottom + 18, NOTE, 'end');
  const names = spec.parts.map(({ label }) => SAID[label] ?? label).join(', ');
  const where = { line: 'on a straight line', point: 'round a point', corner: 'together in a right angle' }[
    spec.around
  ];
  return `Angles ${where}${off ? `, ${NOTE}` : ''}: ${names}.`;
}

function equalMark(
  canvas: Canvas,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  canvas.line(mx - nx * 6, my - ny * 6, mx + nx * 6, my + ny * 6, INK.text, 2);
}

/** Triangle ABC with A on top and BC as base. */
export function drawTriangle(canvas: Canvas, spec: TriangleSpec): string {
  const off = takeOutOfScale(spec.sizes);
  if (!off && showsUnmarked(spec.sizes.map((size, i) => ({ size, label: spec.labels[i] ?? '' }))))
    throw new LayoutFault(SHOWN);
  const [sizeA = 60, sizeB = 60, sizeC = 60] = off ?? spec.sizes;
  if (Math.abs(sizeA + sizeB + sizeC - 180) > 0.001)
    throw new LayoutFault('angles of a triangle must add to 180');
  const outer = spec.outerAtC !== undefined;
  // Height over base, from the base angles, scaled into the box.
  const ratio = 1 / (1 / Math.tan(rad(sizeB)) + 1 / Math.tan(rad(sizeC)));
  const foot = ratio / Math.tan(rad(sizeB));
  const left = Math.min(0, foot);
  const right = Math.max(1, foot);
  const boxWidth = (outer ? 210 : 264) / (right - left);
  const base = Math.min(boxWidth, 180 / ratio);
  const height = base * ratio;
  const x0 = (outer ? 34 : (DRAWING_WIDTH - base * (right - left)) / 2) - left * base;
  const y0 = height + 28;
  const a: [number, number] = [x0 + foot * base, 28];
  const b: [number, number] = [x0, y0];
  const c: [number, number] = [x0 + base, y0];
  if (outer) canvas.line(...c, Math.min(c[0] + 74, DRAWING_WIDTH - 8), y0, INK.text, 2);
  canvas.polygon([a, b, c], INK.blue, INK.text);
  canvas.text(a[0], 20, 'A', 'middle', { bold: true });
  canvas.text(b[0] - 6, y0 + 18, 'B', 'middle', { bold: true });
  canvas.text(c[0] + (outer ? -2 : 6), y0 + 18, 'C', 'middle', { bold: true });
  const inward = (corner: readonly [number, number], bisector: number, size: number, label: string): void => {
    if (size === 90 && label === '90°') {
      const tip = (angle: number, length: number): [number, number] => [
        corner[0] + length * Math.cos(rad(angle)),
        corner[1] - length * Math.sin(rad(angle)),
      ];
      canvas.polyline([tip(bisector - 45, 12), tip(bisector, 17), tip(bisector + 45, 12)]);
      return;
    }
    const d = labelDistance(size, label, 24);
    canvas.text(corner[0] + d * Math.cos(rad(bisector)), corner[1] - d * Math.sin(rad(bisector)) + 5, label);
  };
  inward(b, sizeB / 2, sizeB, spec.labels[1]);
  inward(c, 180 - sizeC / 2, sizeC, spec.labels[2]);
  inward(a, 180 + sizeB + sizeA / 2, sizeA, spec.labels[0]);
  if (spec.outerAtC !== undefined) {
    canvas.text(Math.min(c[0] + 74, DRAWING_WIDTH - 8), y0 + 18, 'D', 'end', { bold: true });
    inward(c, (180 - sizeC) / 2, 180 - sizeC, spec.outerAtC);
  }
  for (const side of spec.equalSides) {
    const ends = { AB: [a, b], AC: [a, c], BC: [b, c] } as const;
    equalMark(canvas, ends[side][0], ends[side][1]);
  }
  if (off) canvas.text(DRAWING_WIDTH - 8, canvas.bottom + 18, NOTE, 'end');
  const corners = (['A', 'B', 'C'] as const).map((name, i) =>
    spec.labels[i] === ''
      ? ''
      : `angle at ${name}: ${spec.labels[i] === '?' ? 'to be found' : (spec.labels[i] ?? '')}`,
  );
  const equal = spec.equalSides.length > 0 ? `; ${spec.equalSides.join(' and ')} marked equal` : '';
  const past = spec.outerAtC === undefined ? '' : `; BC is drawn on to D, angle ACD: ${spec.outerAtC}`;
  return `Triangle ABC${off ? `, ${NOTE}` : ''}. ${corners.filter(Boolean).join('; ')}${equal}${past}.`;
}

/** A box or tank in oblique view, with water when it holds any. */
export function drawCuboid(canvas: Canvas, spec: CuboidSpec): string {
  const { length, breadth, height } = spec.sizes;
  const slant = 0.42;
  const scale = Math.min(168 / (length + breadth * slant), 128 / (height + breadth * slant));
  const w = Math.max(44, length * scale);
  const h = Math.max(34, height * scale);
  const d = Math.max(18, breadth * slant * scale);
  const x = 76;
  const y = 14 + d;
  if (spec.water) {
    const depth = Math.min(h - 14, Math.max(14, h * spec.water.share));
    const top = y + h - depth;
    const { front, lid } = facesOf({ left: x, top, width: w, bottom: y + h, back: d });
    canvas.polygon(front, INK.blue, INK.blue);
    canvas.polygon(lid, '#D3E3FD', INK.line);
    if (spec.water.label !== '') {
      canvas.line(x - 10, top, x - 2, top, INK.text);
      canvas.line(x - 10, y + h, x - 2, y + h, INK.text);
      canvas.line(x - 6, top, x - 6, y + h, INK.text);
      canvas.text(x - 14, (top + y + h) / 2 + 5, spec.water.label, 'end');
    }
  }
  drawBoxEdges(canvas, { left: x, top: y, width: w, bottom: y + h, back: d });
  canvas.text(x + w / 2, y + h + 19, spec.length);
  canvas.text(x + w + d / 2 + 8, y + h - d / 2 + 12, spec.breadth, 'start');
  canvas.text(x + w + d + 8, y - d + (h - 10) / 2, spec.height, 'start');
  canvas.text(DRAWING_WIDTH / 2, y + h + 40, spec.name, 'middle', { bold: true });
  if (spec.name === '' && length === breadth && breadth === height)
    return `A cube with edges of ${spec.length}.`;
  const edges = [
    ['length', spec.length],
    ['breadth', spec.breadth],
    ['height', spec.height],
  ]
    .filter(([, label]) => label !== '')
    .map(([name, label]) => `${name ?? ''} ${label === '?' ? 'to be found' : (label ?? '')}`);
  const depth = spec.water?.label === '' ? '; partly filled' : '';
  const water = spec.water?.label
    ? `; water ${spec.water.label === '?' ? 'to a depth that is to be found' : `${spec.water.label} deep`}`
    : '';
  return `${spec.name === '' ? 'A' : `${spec.name}, a`} cuboid: ${edges.join(', ')}${water}${depth}.`;
}
