import type { AngleFigureSpec } from '../../drawing/angle-figure.drawing.js';
import { toward } from './angle-reasons.js';
import type { Point } from './flat-shapes.js';

/** A four-sided figure ABCD, counter-clockwise from the lower left corner; y upwards. */
export type Quad = Readonly<Record<'A' | 'B' | 'C' | 'D', Point>>;

/** A figure on the base AB, with sides of a length at an angle; of a trapezium the other base angle is told as well. */
export const slanted = (
  wide: number,
  side: number,
  angle: number,
  isTrapezium = false,
  other = angle,
): Quad => {
  const D = toward([0, 0], angle, side);
  const height = D[1];
  const right = isTrapezium
    ? toward([wide, 0], 180 - other, height / Math.sin((other * Math.PI) / 180))
    : toward([wide, 0], angle, side);
  return { A: [0, 0], B: [wide, 0], C: right, D };
};

/** The figure with its angles, and with what is drawn into it. */
export const quadFigure = (
  corners: Quad,
  angles: AngleFigureSpec['angles'],
  says: string,
  more: Partial<AngleFigureSpec> = {},
): AngleFigureSpec => ({
  kind: 'angle-figure',
  corners: { ...corners, ...more.corners },
  lines: [['A', 'B'], ['B', 'C'], ['C', 'D'], ['D', 'A'], ...(more.lines ?? [])],
  filled: [],
  angles,
  ...(more.equal ? { equal: more.equal } : {}),
  ...(more.unnamed ? { unnamed: more.unnamed } : {}),
  says,
});
