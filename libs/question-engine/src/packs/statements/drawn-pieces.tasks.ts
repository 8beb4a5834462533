import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { isFramed } from './grid-drawings.tasks.js';
import { isSame, minus, pathText, placeFrom, plus, pointText, readPath, turned } from './plane.js';
import { drawnTask } from './task.js';

/** Last dot of a row on the sheet of dots. */
const LAST = 3;
const isOnDots = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= LAST && y <= LAST;
const written = ([x, y]: Point): string => `(${x}, ${y})`;
const flip = ([x, y]: Point): Point => [x, LAST - y];

/** A triangle with a right angle at its second corner; half a square has two equal sides there, and may stand on a corner. */
function drawTriangle(dice: Dice, isSquare: boolean, isTilted: boolean): [Point, Point, Point] {
  const step: Point = isTilted ? [1, 1] : [dice.int(isSquare ? 2 : 1, LAST), 0];
  const other: Point = isSquare ? turned(step) : [0, dice.pick([1, 2, 3].filter((one) => one !== step[0]))];
  const corner: Point = [dice.int(0, LAST), dice.int(0, LAST)];
  return [plus(corner, step, dice.pick([1, -1])), corner, plus(corner, other, dice.pick([1, -1]))];
}

/** Half of a square or rectangle is drawn as a triangle with a right angle; the other half has one corner more. */
function secondTriangle(isSquare: boolean): Shape {
  const whole = isSquare ? 'square' : 'rectangle';
  const proof = searchPoints([LAST, LAST], (point, word) =>
    isFramed([...readPath(word('corners')), point], isSquare),
  );
  return drawnTask(
    `second-triangle-of-a-${whole}-drawn`,
    ['P1-G-2'],
    ['not_ready', 'guided'],
    proof,
    (dice, level) => {
      const [a, corner, c] = drawTriangle(dice, isSquare, isSquare && level === 'guided' && dice.chance(2));
      const right = plus(a, minus(c, corner));
      const corners = [a, corner, c];
      if (new Set(corners.map(pointText)).size < 3 || ![...corners, right].every(isOnDots)) return null;
      const where = placeFrom(right, 'the bottom left dot', 'dot');
      return {
        story: [`Two equal triangles make a ${whole}.`, 'One of them is drawn.'],
        ask: `Mark the last corner of the ${whole}.`,
        blank: 'The last corner is ___.',
        key: 1,
        ...drawnPoint(
          right,
          beside(right).filter((point) => !corners.some((one) => isSame(one, point))),
          `Look at the corners of a ${whole} again.`,
          isOnDots,
        ),
        params: { corners: pathText(corners), dots: pointText([LAST, LAST]) },
        work: ['Put the longest sides of the triangles together.', `So the last corner is ${where}.`],
        hints: [
          `Think of a ${whole}. How many corners does it have?`,
          'Draw the second triangle at the longest side.',
          'Which dot is the last corner?',
        ],
        drawing: {
          kind: 'panels',
          tall: 174,
          panels: [
            {
              name: '',
              size: [LAST, LAST],
              grid: 'dots',
              marks: [{ mark: 'polygon', points: corners.map(flip) }],
              answer: { point: '', joined: [flip(a), flip(c)] },
              says: `A triangle on dots with corners at ${corners.map(written).join(', ')}.`,
            },
          ],
        },
      };
    },
  );
}

/** Figures that are made of two triangles, for Primary 1. */
export const DRAWN_PIECE_TASKS: readonly Shape[] = [secondTriangle(true), secondTriangle(false)];
