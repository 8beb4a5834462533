import type { Dice } from '../core/dice.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { LayoutFault } from '../drawing/layout-fault.js';
import angleThings from './angle-things.json' with { type: 'json' };

/** A marked angle of a figure: its true size and what is written at it. */
export interface AngleMark {
  size: number;
  label: string;
}

/** A place where angles have a known sum. */
export interface AngleSetting {
  whole: 90 | 180 | 360;
  /** A slip takes this sum instead. */
  wrongWhole: 90 | 180 | 240 | 270 | 360;
  /** Why the sum is known, as a sentence. */
  property: string;
  /** The same in short, as a teacher writes it in brackets beside a line. */
  reason: string;
  /** How its angles are made to change, as the start of a sentence. */
  moves: string;
  /** How many angles there are; null for as many as wanted. */
  parts: number | null;
  /** The size of the last angle where a figure that is joined on fixes it: the story does not tell it. */
  fixed?: number;
  /** Story with the letters of the angles; the thing is drawn by lot. */
  open: (letters: readonly string[], dice: Dice) => string;
  drawing: (marks: readonly AngleMark[]) => DrawingSpec;
}

const list = (letters: readonly string[]): string =>
  letters.length === 1
    ? (letters[0] ?? '')
    : `${letters.slice(0, -1).join(', ')} and ${letters.at(-1) ?? ''}`;

/** The corner of a rectangle. */
export const CORNER: AngleSetting = {
  whole: 90,
  wrongWhole: 180,
  property: 'The corner of a rectangle is a right angle.',
  reason: 'right angle',
  moves: 'The line is moved',
  parts: null,
  open: (letters, dice) =>
    `${letters.length > 2 ? 'Lines split' : 'A line splits'} the corner of a rectangular ${dice.pick(angleThings.corners)} into angles ${list(letters)}.`,
  drawing: (parts) => ({ kind: 'angles', around: 'corner', parts: [...parts] }),
};

/** Rays from one point of a straight line. */
export const STRAIGHT_LINE: AngleSetting = {
  whole: 180,
  wrongWhole: 360,
  property: 'Angles on a straight line add up to 180°.',
  reason: 'angles on a straight line',
  moves: 'The line between them is moved',
  parts: null,
  open: (letters, dice) =>
    `Angles ${list(letters)} are on one side of a straight ${dice.pick(angleThings.lines)}.`,
  drawing: (parts) => ({ kind: 'angles', around: 'line', parts: [...parts] }),
};

/** Three angles in a corner and on a straight line, one of them told. */
const THREE = { parts: 3, moves: 'The line between angles p and q is moved' };
export const THREE_IN_A_CORNER: AngleSetting = { ...CORNER, ...THREE };
export const THREE_ON_A_LINE: AngleSetting = { ...STRAIGHT_LINE, ...THREE };

/** On both sides of a figure's corner that touches a straight line. */
const figureOnALine = (
  figure: string,
  fixed: number,
  forgotten: 240 | 270,
  things: readonly string[],
): AngleSetting => ({
  whole: 180,
  // The corner of the figure is left out.
  wrongWhole: forgotten,
  property: `Angles on a straight line add up to 180°, and each angle of ${figure} is ${fixed}°.`,
  reason: `straight line; angle of ${figure}`,
  moves: `${figure.replace(/^an?/, 'The')} is turned`,
  parts: 3,
  fixed,
  open: (letters, dice) =>
    `Angles ${list(letters)} are on either side of ${dice.pick(things)} on a straight line.`,
  drawing: ([p, q]) => ({
    kind: 'angles',
    around: 'line',
    parts: [p, { size: fixed, label: fixed === 90 ? '90°' : '' }, q].flatMap((mark) => (mark ? [mark] : [])),
  }),
});

export const SQUARE_ON_A_LINE = figureOnALine('a square', 90, 270, angleThings.squares);

export const TRIANGLE_ON_A_LINE = figureOnALine('an equilateral triangle', 60, 240, angleThings.equilateral);

/** Angles all round a point. */
export const POINT: AngleSetting = {
  whole: 360,
  wrongWhole: 180,
  property: 'Angles at a point add up to 360°.',
  reason: 'angles at a point',
  moves: 'One of the lines is moved',
  parts: null,
  open: (letters, dice) =>
    `In the figure, angles ${list(letters)} meet at the centre of a ${dice.pick(angleThings.circles)} and make a full turn.`,
  drawing: (parts) => ({ kind: 'angles', around: 'point', parts: [...parts] }),
};

/** The three angles of a triangle. */
export const TRIANGLE: AngleSetting = {
  whole: 180,
  wrongWhole: 360,
  property: 'The angles of a triangle add up to 180°.',
  reason: 'angles of a triangle',
  moves: 'The top corner is moved',
  parts: 3,
  open: (letters, dice) =>
    `A ${dice.pick(angleThings.triangles)} is a triangle with angles ${list(letters)}.`,
  drawing: ([a, b, c]) => ({
    kind: 'triangle',
    sizes: [a?.size ?? 60, b?.size ?? 60, c?.size ?? 60],
    labels: [a?.label ?? '', b?.label ?? '', c?.label ?? ''],
    equalSides: [],
  }),
};

/** The two acute angles of a right-angled triangle. */
export const RIGHT_TRIANGLE: AngleSetting = {
  whole: 90,
  wrongWhole: 180,
  property: 'The two acute angles of a right-angled triangle make a right angle.',
  reason: 'acute angles of a right-angled triangle',
  moves: 'The triangle is changed',
  parts: 2,
  open: (letters, dice) =>
    `A ${dice.pick(angleThings.triangles)} is a right-angled triangle. Its other angles are ${list(letters)}.`,
  drawing: ([a, b]) => ({
    kind: 'triangle',
    sizes: [a?.size ?? 45, 90, b?.size ?? 45],
    labels: [a?.label ?? '', '90°', b?.label ?? ''],
    equalSides: [],
  }),
};

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A figure ABCD on its side AB that shows the angle at A, by which AD slants, and the one at another corner. */
const drawSlanted =
  (name: string, other: 'B' | 'D', side: number, top: number): AngleSetting['drawing'] =>
  ([a, b]) => {
    const [dx, dy] = [side * Math.cos(rad(a?.size ?? 60)), side * Math.sin(rad(a?.size ?? 60))];
    return {
      kind: 'angle-figure',
      corners: { A: [0, 0], B: [9, 0], C: [dx + top, dy], D: [dx, dy] },
      filled: [['A', 'B', 'C', 'D']],
      lines: [],
      angles: [
        { corner: 'A', arms: ['B', 'D'], label: a?.label ?? '' },
        { corner: other, arms: ['A', 'C'], label: b?.label ?? '' },
      ],
      says: `${name}. Angle at A: ${a?.label ?? ''}. Angle at ${other}: ${b?.label ?? ''}.`,
    };
  };

/** Two neighbouring angles of a parallelogram. */
export const PARALLELOGRAM: AngleSetting = {
  whole: 180,
  wrongWhole: 360,
  property: 'Two angles side by side in a parallelogram add up to 180°.',
  reason: 'parallelogram: angles between parallel sides',
  moves: 'The frame is pushed',
  parts: 2,
  open: (letters, dice) =>
    `A ${dice.pick(angleThings.frames)} frame is a parallelogram. Angles ${list(letters)} are next to each other in it.`,
  drawing: drawSlanted('Parallelogram ABCD', 'B', 5, 9),
};

/** Two angles between the parallel sides of a trapezium. */
export const TRAPEZIUM: AngleSetting = {
  whole: 180,
  wrongWhole: 360,
  property: 'Two angles between the parallel sides of a trapezium add up to 180°.',
  reason: 'trapezium: angles between parallel sides',
  moves: 'The side AD is moved',
  parts: 2,
  open: (letters, dice) =>
    `A ${dice.pick(angleThings.trapeziums)} is a trapezium ABCD with AB parallel to DC. Its angles at A and D are ${list(letters)}.`,
  // Sides of one length would keep the figure from being drawn out of scale.
  drawing: drawSlanted('Trapezium ABCD, AB parallel to DC', 'D', 4.6, 5.4),
};

/** Corners of a quadrilateral with these angles, A at the origin; null when no convex one comes out. */
function placeQuadrilateral(sizes: readonly number[]): Record<string, [number, number]> | null {
  const [a = 90, b = 90, , d = 90] = sizes;
  for (const side of [0.7, 0.9, 1.1, 0.5]) {
    const D: [number, number] = [side * Math.cos(rad(a)), side * Math.sin(rad(a))];
    // From D, the side to C turns by the angle at D away from the side to A.
    const turn = rad(a + 180 + d);
    const out = rad(180 - b);
    const [ux, uy, vx, vy] = [Math.cos(turn), Math.sin(turn), Math.cos(out), Math.sin(out)];
    const cross = ux * -vy + vx * uy;
    if (Math.abs(cross) < 0.05) continue;
    const along = ((1 - D[0]) * -vy + vx * (0 - D[1])) / cross;
    const up = (ux * (0 - D[1]) - uy * (1 - D[0])) / cross;
    if (along > 0.35 && along < 3 && up > 0.35 && up < 3)
      return { A: [0, 0], B: [1, 0], C: [D[0] + along * ux, D[1] + along * uy], D };
  }
  return null;
}

/** The four angles of a quadrilateral. */
export const QUADRILATERAL: AngleSetting = {
  whole: 360,
  wrongWhole: 180,
  property:
    'The angles of a figure with four sides add up to 360°, because it can be cut into two triangles.',
  reason: 'angles of a four-sided figure',
  moves: 'One corner is moved',
  parts: 4,
  open: (letters, dice) =>
    `A ${dice.pick(angleThings.fourSided)} has four straight sides. Its angles are ${list(letters)}.`,
  drawing: (marks) => {
    const corners = placeQuadrilateral(marks.map((m) => m.size));
    if (!corners) throw new LayoutFault('no such quadrilateral');
    const names = ['A', 'B', 'C', 'D'];
    return {
      kind: 'angle-figure',
      corners,
      filled: [names],
      lines: [],
      angles: marks.map((m, i) => ({
        corner: names[i] ?? 'A',
        arms: [names[(i + 3) % 4] ?? 'D', names[(i + 1) % 4] ?? 'B'] as const,
        label: m.label,
      })),
      says: `Quadrilateral ABCD. ${marks.map((m, i) => `Angle at ${names[i] ?? ''}: ${m.label}`).join('. ')}.`,
    };
  },
};

/** All places of angles. */
export const ANGLE_SETTINGS: readonly AngleSetting[] = [
  CORNER,
  STRAIGHT_LINE,
  SQUARE_ON_A_LINE,
  TRIANGLE_ON_A_LINE,
  POINT,
  TRIANGLE,
  RIGHT_TRIANGLE,
  PARALLELOGRAM,
  TRAPEZIUM,
  QUADRILATERAL,
];
