import type { Dice } from '../../core/dice.js';

/** A corner: steps from the left and from the top. */
export type Point = readonly [x: number, y: number];

/** Length of a closed line of straight pieces through `x,y x,y …`: measured piece by piece. */
export function pathLength(corners: string): number {
  const points = corners.split(' ').map((corner) => corner.split(',').map(Number));
  return points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length] ?? [];
    return sum + Math.abs(nextX - x) + Math.abs(nextY - y);
  }, 0);
}

/** An L-shaped figure with right angles, its corners all the way round, clockwise from the left above. */
export function stepFigure(dice: Dice): { points: readonly Point[]; sides: number[]; area: number } {
  const [arm, rest, top, low] = [dice.int(3, 6), dice.int(4, 7), dice.int(3, 5), dice.int(3, 6)];
  const points: readonly Point[] = [
    [0, 0],
    [arm, 0],
    [arm, top],
    [arm + rest, top],
    [arm + rest, top + low],
    [0, top + low],
  ];
  return {
    points,
    sides: [arm, top, rest, low, arm + rest, top + low],
    area: arm * top + (arm + rest) * low,
  };
}
