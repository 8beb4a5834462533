import { BRIGHT, type Canvas, INK, textWidth } from './canvas.js';
import { LayoutFault } from './layout-fault.js';
import { drawIcon, findIcon } from './story-icon.js';

/** What lies on one pan: named things, and cubes of one size. */
export interface CubePan {
  things: string[];
  cubes: number;
}

/** A balance with things weighed in cubes; it hangs level, or down on the heavier side. */
export interface CubeBalanceSpec {
  kind: 'cube-balance';
  left: CubePan;
  right: CubePan;
  heavier: 'left' | 'right' | 'neither';
}

const CUBE = 15;
const ACROSS = 7;
const PAN = 140;
/** A level balance needs no room to tilt. */
const LIFT = 24;

function drawPan(canvas: Canvas, centre: number, y: number, pan: CubePan): void {
  canvas.line(centre - PAN / 2, y, centre + PAN / 2, y, INK.text, 3);
  let x = centre - PAN / 2 + 6;
  const things = pan.things.map((thing) => Math.max(34, textWidth(thing) + 12));
  const columns = Math.min(pan.cubes, ACROSS);
  const total = things.reduce((a, b) => a + b + 4, 0) + columns * CUBE;
  if (total > PAN - 8) throw new LayoutFault('too much on the pan');
  x = centre - total / 2;
  pan.things.forEach((thing, i) => {
    const width = things[i] ?? 34;
    const icon = findIcon(thing);
    if (icon) {
      drawIcon(canvas, icon, x + width / 2, y - 14);
      canvas.text(x + width / 2, y - 34, thing);
    } else {
      canvas.rect(x, y - 36, width, 34, BRIGHT.orange, { radius: 9, stroke: INK.text });
      canvas.text(x + width / 2, y - 14, thing);
    }
    x += width + 4;
  });
  if (pan.cubes > ACROSS * 3) throw new LayoutFault('too many cubes');
  for (let i = 0; i < pan.cubes; i += 1) {
    const row = Math.floor(i / ACROSS);
    const [left, top] = [x + (i % ACROSS) * CUBE, y - 2 - (row + 1) * CUBE];
    canvas.rect(left, top, CUBE, CUBE, BRIGHT.green, { stroke: INK.text });
    canvas.countable(left + CUBE / 2, top + CUBE / 2, CUBE);
  }
}

const tell = (pan: CubePan): string =>
  [...pan.things, ...(pan.cubes > 0 ? [`${pan.cubes} ${pan.cubes === 1 ? 'cube' : 'cubes'}`] : [])].join(
    ' and ',
  ) || 'nothing';

/** A beam balance. Throws LayoutFault when a pan is too full. */
export function drawCubeBalance(canvas: Canvas, spec: CubeBalanceSpec): string {
  const tilt = spec.heavier === 'neither' ? 0 : spec.heavier === 'left' ? 12 : -12;
  const lift = tilt === 0 ? LIFT : 0;
  const [leftY, rightY] = [84 - lift + tilt, 84 - lift - tilt];
  drawPan(canvas, 80, leftY, spec.left);
  drawPan(canvas, 240, rightY, spec.right);
  canvas.line(80, leftY, 80, leftY + 20, INK.text, 2);
  canvas.line(240, rightY, 240, rightY + 20, INK.text, 2);
  canvas.line(80, leftY + 20, 240, rightY + 20, INK.text, 3);
  canvas.polygon(
    [
      [160, 104 - lift],
      [138, 146 - lift],
      [182, 146 - lift],
    ],
    INK.blue,
    INK.text,
  );
  const state = spec.heavier === 'neither' ? 'A level balance' : `A balance, down on the ${spec.heavier}`;
  return `${state}. Left pan: ${tell(spec.left)}. Right pan: ${tell(spec.right)}.`;
}
