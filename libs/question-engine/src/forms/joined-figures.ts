import type { PlanSpec } from '../drawing/plan.drawing.js';
import { rectangleOf } from '../drawing/rectangle.js';

/** The parts of a gateway by their names. */
export type Parts = (name: string) => number;

export const cm = (length: number): string => `${length} cm`;

/** Greatest height of a plan in drawing units, low enough for a card below it. */
const LOW = 96;

/** One figure, in its true proportions. */
export const plan = (figure: PlanSpec['figures'][number], tall = LOW): PlanSpec => ({
  kind: 'plan',
  figures: [figure],
  tall,
});

type Corners = Array<readonly [x: number, y: number]>;

const rectangle = (left: number, top: number, width: number, height: number): Corners =>
  rectangleOf(left, top, left + width, top + height);

/** Two straight sides with a semicircle at each end; broken lines show where those begin. */
export function drawTrack(part: Parts): PlanSpec {
  const [l, d] = [part('gl'), part('gd')];
  const r = d / 2;
  return plan({
    pieces: [
      { shape: 'disc', centre: [r, r], radius: r, fill: 'plain' },
      { shape: 'disc', centre: [r + l, r], radius: r, fill: 'plain' },
      { shape: 'polygon', points: rectangle(r, 0, l, d), fill: 'plain', bare: true },
    ],
    lines: [
      { from: [r, 0], to: [r + l, 0] },
      { from: [r, d], to: [r + l, d] },
      { from: [r, 0], to: [r, d], broken: true },
      { from: [r + l, 0], to: [r + l, d], broken: true },
    ],
    lengths: [{ from: [r, d], to: [r + l, d], label: cm(l), side: 'bottom' }],
    marks: [{ at: [r + l / 4, r], label: cm(d) }],
    says: `A figure with two straight sides of ${cm(l)} and a semicircle with a diameter of ${cm(d)} at each end.`,
  });
}

/** A rectangle with a semicircle on a shorter side. */
export function drawRectangleAndSemicircle(part: Parts): PlanSpec {
  const [l, r] = [part('gl'), part('gr')];
  return plan({
    pieces: [
      { shape: 'polygon', points: rectangle(0, 0, l, 2 * r) },
      { shape: 'disc', centre: [l, r], radius: r, from: -90, to: 90 },
    ],
    lengths: [
      { from: [0, 2 * r], to: [l, 2 * r], label: cm(l), side: 'bottom' },
      { from: [l, 2 * r], to: [l + r, 2 * r], label: cm(r), side: 'bottom', away: true },
    ],
    lines: [{ from: [l, r], to: [l + r, r], broken: true }],
    says: `A rectangle with a length of ${cm(l)}, and on a shorter side a semicircle with a radius of ${cm(r)}.`,
  });
}

/** A shaded rectangle without a quarter circle at each corner. */
export function drawCornersCut(part: Parts): PlanSpec {
  const [l, w, r] = [part('gl'), part('gw'), part('gr')];
  const corner = (x: number, y: number, from: number) =>
    ({ shape: 'disc', centre: [x, y], radius: r, from, to: from + 90, fill: 'plain' }) as const;
  return plan({
    pieces: [
      { shape: 'polygon', points: rectangle(0, 0, l, w), fill: 'blue' },
      corner(0, w, 0),
      corner(l, w, 90),
      corner(l, 0, 180),
      corner(0, 0, 270),
    ],
    lengths: [
      { from: [0, 0], to: [l, 0], label: cm(l), side: 'top' },
      { from: [l, 0], to: [l, w], label: cm(w), side: 'right' },
      { from: [0, w], to: [r, w], label: cm(r), side: 'bottom', away: true },
    ],
    says: `A shaded rectangle with a length of ${cm(l)} and a breadth of ${cm(w)}, without a quarter circle at each corner. Each quarter circle has a radius of ${cm(r)}.`,
  });
}
