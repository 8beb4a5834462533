import type { Shape } from '../../core/draft.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { across, isSame, minus, pathText, plus, readPath } from './plane.js';
import { drawnTask } from './task.js';

/** Last number on both axes. */
const END = 12;
const isOnAxes = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= END && y <= END;
const said = ([x, y]: Point): string => `(${x}, ${y})`;
/** `5 steps right and 1 step up`. */
const stepsText = ([x, y]: Point): string =>
  [[x, 'right', 'left'] as const, [y, 'up', 'down'] as const]
    .flatMap(([n, on, back]) =>
      n === 0 ? [] : [`${Math.abs(n)} ${Math.abs(n) === 1 ? 'step' : 'steps'} ${n > 0 ? on : back}`],
    )
    .join(' and ');
const lettered = (points: readonly Point[]): Array<{ label: string; x: number; y: number }> =>
  points.map(([x, y], i) => ({ label: 'ABC'[i] ?? '', x, y }));

const PARALLELOGRAM: Shape = drawnTask(
  'fourth-corner-on-axes-drawn',
  [],
  ['not_ready', 'guided'],
  searchPoints([END, END], (point, word) => {
    const [a, b, c] = readPath(word('corners'));
    return a !== undefined && b !== undefined && c !== undefined && isSame(minus(b, a), minus(c, point));
  }),
  (dice, level) => {
    const [a, b, c] = Array.from({ length: 3 }, (): Point => [dice.int(1, 11), dice.int(1, 11)]);
    if (!a || !b || !c) return null;
    const d = plus(a, minus(c, b));
    const [ab, bc] = [minus(b, a), minus(c, b)];
    const isFlat = ab[1] === 0;
    const isWide = Math.abs(across(ab, bc)) >= 12 && Math.hypot(...ab) >= 3 && Math.hypot(...bc) >= 3;
    if (!isOnAxes(d) || !isWide || isFlat !== (level === 'not_ready')) return null;
    return {
      story: ['A, B and C are three corners of the parallelogram ABCD.'],
      ask: 'Draw point D to complete the parallelogram.',
      blank: 'D is at ___.',
      key: 1,
      ...drawnPoint(
        d,
        [plus(b, minus(c, a)), plus(a, minus(b, c)), ...beside(d)],
        'Go the same way from C as from B to A.',
        isOnAxes,
      ),
      params: { corners: pathText([a, b, c]) },
      work: [
        'In a parallelogram, opposite sides are parallel and equal.',
        `The way from C to D is the way from B to A: D is at ${said(d)}`,
      ],
      hints: [
        'How do you go from B to A along the grid?',
        'Go the same way from C.',
        'The corners come in the order A, B, C, D.',
      ],
      drawing: {
        kind: 'coordinate-grid',
        most: END,
        points: lettered([a, b, c]),
        answer: { label: 'D', joined: [0, 2] },
      },
    };
  },
);

const HALFWAY: Shape = drawnTask(
  'point-halfway-on-axes-drawn',
  [],
  ['not_ready', 'guided'],
  searchPoints([END, END], (point, word) => {
    const [a, b] = readPath(word('ends'));
    return a !== undefined && b !== undefined && isSame(minus(point, a), minus(b, point));
  }),
  (dice, level) => {
    const a: Point = [dice.int(0, END), dice.int(0, END)];
    const step: Point = [dice.int(-5, 5), level === 'not_ready' ? 0 : dice.int(-5, 5)];
    const [m, b] = [plus(a, step), plus(a, step, 2)];
    const isSlanted = step[0] !== 0 && step[1] !== 0;
    if (!isOnAxes(b) || Math.abs(step[0]) < 2 || isSlanted !== (level === 'guided')) return null;
    return {
      story: ['Point M is halfway between A and B.'],
      ask: 'Draw point M.',
      blank: 'M is at ___.',
      key: 1,
      ...drawnPoint(
        m,
        [plus(a, [step[0], 0]), plus(a, [0, step[1]]), ...beside(m)],
        'Count the steps from A to M and from M to B. They must be the same.',
        (point) => isOnAxes(point) && !isSame(point, a),
      ),
      params: { ends: pathText([a, b]) },
      work: [
        'Half of the way from A to B is half of the steps across and half of the steps up or down.',
        `From A go ${stepsText(step)}. M is at ${said(m)}`,
      ],
      hints: [
        'How many steps across is it from A to B?',
        'How many steps up or down is it?',
        'Go half of each from A.',
      ],
      drawing: {
        kind: 'coordinate-grid',
        most: END,
        points: lettered([a, b]),
        answer: { label: 'M', joined: [] },
      },
    };
  },
);

/** Points placed on a grid with numbered axes, for Primary 6. */
export const DRAWN_COORDINATE_TASKS: readonly Shape[] = [PARALLELOGRAM, HALFWAY];
