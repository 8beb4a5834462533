import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';

/** A half-round dial in degrees from 0 at the right to 180 at the left, with one pointer or two. */
export interface AngleDialSpec {
  kind: 'angle-dial';
  pointers: Array<{ at: number; name: string }>;
}

/** Draws the dial with a mark every 5 degrees and a number every 30; the text alternative says where the pointers stand. */
export function drawAngleDial(canvas: Canvas, spec: AngleDialSpec): string {
  const [cx, cy, r] = [DRAWING_WIDTH / 2, 148, 112];
  const tip = (angle: number, length: number): [number, number] => [
    cx + length * Math.cos((angle * Math.PI) / 180),
    cy - length * Math.sin((angle * Math.PI) / 180),
  ];
  for (let angle = 0; angle <= 180; angle += 5) {
    const long = angle % 30 === 0 ? 14 : angle % 10 === 0 ? 10 : 5;
    canvas.line(...tip(angle, r), ...tip(angle, r - long), INK.text, angle % 10 === 0 ? 1.5 : 1);
  }
  for (let angle = 0; angle < 180; angle += 5) canvas.line(...tip(angle, r), ...tip(angle + 5, r), INK.text);
  for (let angle = 0; angle <= 180; angle += 30) {
    const [x, y] = tip(angle, r + 14);
    canvas.text(x + 8 * Math.cos((angle * Math.PI) / 180), y + 5, `${angle}°`);
  }
  canvas.line(cx - r, cy, cx + r, cy, INK.text);
  spec.pointers.forEach(({ at, name }, i) => {
    const end = tip(at, r - 16);
    canvas.line(cx, cy, ...end, i === 0 ? INK.line : INK.text, 3);
    canvas.circle(...end, 3, INK.line, INK.line);
    const [x, y] = tip(at + 12, r - 44);
    canvas.text(x, y + 5, name, 'middle', { bold: true });
  });
  canvas.circle(cx, cy, 5, INK.text, INK.text);
  const list = spec.pointers.map(
    ({ at, name }) => `${name === '' ? 'The pointer' : `Pointer ${name}`} stands at ${at}°`,
  );
  return `A dial from 0° to 180°. ${list.join('. ')}.`;
}
