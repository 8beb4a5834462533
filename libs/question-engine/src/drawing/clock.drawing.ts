import { LayoutFault } from './layout-fault.js';
import { BRIGHT, type Canvas, DRAWING_WIDTH, INK } from './canvas.js';

/** One clock face; the hands stand where the time says. */
export interface ClockFace {
  /** Written above the face, such as "Start"; empty for a face alone. */
  label: string;
  /** 1 to 12. */
  hour: number;
  /** 0 to 59. */
  minute: number;
}

/** One face, or two side by side. */
export interface ClocksSpec {
  kind: 'clocks';
  faces: ClockFace[];
}

const RADIUS = 66;

function drawFace(canvas: Canvas, cx: number, cy: number, face: ClockFace, r: number): void {
  const point = (turn: number, length: number): [number, number] => {
    const angle = (turn * 2 - 0.5) * Math.PI;
    return [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length];
  };
  canvas.circle(cx, cy, r + 7, BRIGHT.teal, INK.text);
  canvas.circle(cx, cy, r, INK.plain, INK.text);
  for (let i = 0; i < 60; i += 1) {
    const [x1, y1] = point(i / 60, r);
    const [x2, y2] = point(i / 60, r - (i % 5 === 0 ? 7 : 3));
    canvas.line(x1, y1, x2, y2, INK.text, i % 5 === 0 ? 1.5 : 0.8);
  }
  for (let i = 1; i <= 12; i += 1) {
    const [x, y] = point(i / 12, r - 18);
    canvas.text(x, y + 5, String(i));
  }
  const [hx, hy] = point((face.hour + face.minute / 60) / 12, r * 0.4);
  const [mx, my] = point(face.minute / 60, r * 0.6);
  canvas.line(cx, cy, hx, hy, INK.text, 4.5);
  canvas.line(cx, cy, mx, my, INK.line, 2.5);
  canvas.circle(cx, cy, 3.5, INK.text, INK.text);
}

function describe({ label, hour, minute }: ClockFace): string {
  const next = (hour % 12) + 1;
  const short = minute === 0 ? `points at ${hour}` : `is between ${hour} and ${next}`;
  const mark = Math.floor(minute / 5) === 0 ? 12 : Math.floor(minute / 5);
  const past = minute % 5;
  const long =
    past === 0 ? `points at ${mark}` : `is ${past} small ${past === 1 ? 'mark' : 'marks'} past ${mark}`;
  return `${label === '' ? 'Clock face' : `Clock face, ${label}`}: the short hand ${short}, the long hand ${long}`;
}

/** Draws clock faces with hour and minute hands. Throws LayoutFault for more than two. */
export function drawClocks(canvas: Canvas, spec: ClocksSpec): string {
  if (spec.faces.length > 2) throw new LayoutFault('too many clock faces');
  const r = RADIUS;
  const labelled = spec.faces.some((face) => face.label !== '');
  const gap = (DRAWING_WIDTH - spec.faces.length * 2 * r) / (spec.faces.length + 1);
  spec.faces.forEach((face, i) => {
    const cx = gap + r + i * (2 * r + gap);
    canvas.text(cx, 18, face.label, 'middle', { bold: true });
    drawFace(canvas, cx, (labelled ? 36 : 12) + r, face, r);
  });
  return `${spec.faces.map(describe).join('. ')}.`;
}
