import { type Canvas, DRAWING_WIDTH, INK } from './canvas.js';
import { LayoutFault } from './layout-fault.js';
import { rectangleOf } from './rectangle.js';

/** Solids of unit cubes: the height of every column, front row first, each row from the left. */
export interface CubeStackSpec {
  kind: 'cube-stack';
  stacks: Array<{ name: string; heights: number[][]; says: string }>;
  /** All outer faces are coloured. */
  painted?: boolean;
}

type Point = [number, number];

/** Draws the cubes from the back to the front. Throws LayoutFault when they get too small. */
export function drawCubeStack(canvas: Canvas, spec: CubeStackSpec): string {
  const space = (DRAWING_WIDTH - 8) / spec.stacks.length;
  const slant = 0.45;
  const extent = spec.stacks.map(({ heights }) => ({
    across: Math.max(...heights.map((row) => row.length)) + heights.length * slant,
    up: Math.max(...heights.flat()) + heights.length * slant,
  }));
  const s = Math.min(30, ...extent.map((e) => (space - 12) / e.across), ...extent.map((e) => 150 / e.up));
  if (s < 7) throw new LayoutFault('cubes are too small');
  const floor = 8 + s * Math.max(...extent.map((e) => e.up));
  const [front, top, side] = spec.painted
    ? [INK.amber, '#FFE3A3', '#FFD98A']
    : [INK.blue, INK.plain, '#D3E3FD'];
  spec.stacks.forEach((stack, i) => {
    const x0 = 4 + space * i + (space - s * (extent[i]?.across ?? 1)) / 2;
    for (let depth = stack.heights.length - 1; depth >= 0; depth -= 1) {
      (stack.heights[depth] ?? []).forEach((height, column) => {
        for (let level = 0; level < height; level += 1) {
          const x = x0 + column * s + depth * slant * s;
          const y = floor - level * s - depth * slant * s;
          const d = slant * s;
          const face = (points: Point[], fill: string): void => canvas.polygon(points, fill, INK.text);
          face(
            [
              [x, y - s],
              [x + d, y - s - d],
              [x + s + d, y - s - d],
              [x + s, y - s],
            ],
            top,
          );
          face(
            [
              [x + s, y],
              [x + s + d, y - d],
              [x + s + d, y - s - d],
              [x + s, y - s],
            ],
            side,
          );
          face(rectangleOf(x, y, x + s, y - s), front);
        }
      });
    }
    canvas.text(4 + space * (i + 0.5), floor + 20, stack.name, 'middle', { bold: true });
  });
  return `Solids made of unit cubes. ${spec.stacks.map((stack) => `${stack.name === '' ? '' : `${stack.name}: `}${stack.says}`).join(' ')}`;
}
