import type { Shape } from '../../core/draft.js';
import type { Panel, PanelMark } from '../../drawing/panels.drawing.js';
import { searchNames } from '../../engines/sketch.js';
import { HIGH, WIDE, at, isOnGrid, named } from './drawing-grid.js';
import { DOTTED } from './dot-copies.tasks.js';
import { beside, drawnPoint, searchPoints } from './drawn-points.tasks.js';
import type { Point } from './flat-shapes.js';
import { HINTS, type Relation, STEPS, WHY, fits } from './line-relations.js';
import {
  across,
  isSame,
  minus,
  pathText,
  placeFrom,
  plus,
  pointText,
  readPath,
  readPoint,
  turned,
} from './plane.js';
import { drawnTask } from './task.js';

/** From the end of a line to its name, in units of the page. */
const NAME_BEHIND = 13;

const up = ([x, y]: Point): Point => [x, HIGH - y];
const written = ([x, y]: Point): string => `(${x}, ${y})`;
const readWritten = (text: string): Point => readPoint(text.replace(/[() ]/g, ''));
const GRID: readonly Point[] = Array.from({ length: (WIDE + 1) * (HIGH + 1) }, (_, i): Point => [
  i % (WIDE + 1),
  Math.floor(i / (WIDE + 1)),
]);

/** A dot with its name behind it, as seen along a line. */
function namedAtEnd(point: Point, text: string, way: Point): PanelMark[] {
  const length = Math.hypot(...way);
  const [dx, dy] = [(way[0] / length) * NAME_BEHIND, (way[1] / length) * NAME_BEHIND];
  return [
    { mark: 'dot', at: point },
    { mark: 'label', at: point, text, dx, dy },
  ];
}

/** The second end of a line through C: each point of the grid that gives it the right direction is right. */
function lineThrough(relation: Relation): Shape {
  const proof = searchNames((name, _given, word) =>
    fits(relation, minus(readWritten(name), readPoint(word('through'))), readPoint(word('step'))),
  );
  return drawnTask(`${relation}-line-drawn`, ['P3-G-3'], ['not_ready', 'guided'], proof, (dice, level) => {
    const [step] = dice.pick(STEPS);
    const isLevel = step[0] === 0 || step[1] === 0;
    if (isLevel !== (level === 'not_ready')) return null;
    const [a, c]: Point[] = [
      [dice.int(0, WIDE), dice.int(0, HIGH)],
      [dice.int(1, WIDE - 1), dice.int(1, HIGH - 1)],
    ];
    if (!a || !c) return null;
    const b = plus(a, step);
    const way = relation === 'parallel' ? step : turned(step);
    const right = plus(c, way);
    const isInside = ([x, y]: Point): boolean => x > 0 && x < WIDE && y > 0 && y < HIGH;
    if (![a, b].every(isInside) || !isOnGrid(right) || Math.abs(across(step, minus(c, a))) < 6) return null;
    if ([a, b].some((one) => isSame(one, right))) return null;
    const stepUp: Point = [step[0], -step[1]];
    const isRight = (point: Point): boolean => !isSame(point, c) && fits(relation, minus(point, c), step);
    const others = GRID.filter((point) => isRight(point) && !isSame(point, right)).map((one) =>
      written(up(one)),
    );
    const wrongWay = relation === 'parallel' ? turned(step) : step;
    const where = placeFrom(minus(up(right), up(c)), 'C', 'square');
    const { style, wrongs } = drawnPoint(
      up(right),
      [
        plus(c, wrongWay),
        plus(c, wrongWay, -1),
        ...readPath('0,1 0,-1 1,0 -1,0').map((one) => plus(right, one)),
      ]
        .filter((point) => isOnGrid(point) && !isRight(point) && !isSame(point, c))
        .map(up),
      WHY[relation],
      (point) => isOnGrid(up(point)),
    );
    return {
      story: ['Line AB is drawn.'],
      ask: `Draw a line through C that is ${relation} to line AB.`,
      blank: 'Point D is ___, for example.',
      key: 1,
      style: { ...style, also: () => others },
      params: { step: pointText(stepUp), through: pointText(up(c)) },
      work: [WHY[relation], `So D is ${where}, for example.`],
      hints: [...HINTS[relation]],
      wrongs,
      drawing: {
        kind: 'panels',
        tall: 204,
        panels: [
          {
            name: '',
            size: [WIDE, HIGH],
            grid: 'squares',
            marks: [
              { mark: 'line', from: a, to: b, bold: true },
              ...namedAtEnd(a, 'A', minus(a, b)),
              ...namedAtEnd(b, 'B', minus(b, a)),
              ...named(c, 'C'),
            ],
            answer: { point: 'D', joined: [c] },
            says: `A square grid with a line from A ${at(a)} to B ${at(b)}, and the point C ${at(c)}.`,
          },
        ],
      },
    };
  });
}

/** Last dot of a row on the sheet of dots. */
const LAST = 3;
const upOnDots = ([x, y]: Point): Point => [x, LAST - y];
const isOnDots = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= LAST && y <= LAST;

const outline = (points: readonly Point[], isOpenAt: number | null): PanelMark[] =>
  points.flatMap((from, i): PanelMark[] => {
    const to = points[(i + 1) % points.length] ?? from;
    const isOpen = i === isOpenAt || (i + 1) % points.length === isOpenAt;
    return isOpen ? [] : [{ mark: 'line', from, to, bold: true }];
  });

/** What is said of a point beside a corner, or of the corner with its two numbers in the other order. */
const sayWhereOff =
  ([x, y]: Point) =>
  ([px, py]: Point): string =>
    px === x
      ? `This dot is too ${py > y ? 'high' : 'low'}.`
      : py === y
        ? `This dot is too far to the ${px > x ? 'right' : 'left'}.`
        : `This dot is too ${py > y ? 'high' : 'low'} and too far to the ${px > x ? 'right' : 'left'}.`;

const COPY: Shape = drawnTask(
  'corner-of-a-copy-drawn',
  ['P1-G-4'],
  ['not_ready', 'guided'],
  searchPoints([LAST, LAST], (point, word) => {
    const missing = readPath(word('model')).filter(
      (corner) => !readPath(word('copy')).some((one) => isSame(one, corner)),
    );
    return missing.length === 1 && missing.every((corner) => isSame(corner, point));
  }),
  (dice, level) => {
    const model = dice.pick(DOTTED);
    if (level === 'not_ready' ? model.length > 4 : model.length < 4) return null;
    const open = dice.int(0, model.length - 1);
    const corner = model[open];
    if (!corner) return null;
    const rest = model.filter((_, i) => i !== open);
    const ends = [1, model.length - 1].flatMap((by): Point[] => {
      const end = model[(open + by) % model.length];
      return end ? [end] : [];
    });
    const dots = (name: string, marks: readonly PanelMark[], says: string): Panel => ({
      name,
      // Room behind the last dots keeps the two sheets apart.
      size: [LAST + 0.8, LAST],
      grid: 'dots',
      marks,
      says,
    });
    const places = (points: readonly Point[]): string =>
      points.map((one) => written(upOnDots(one))).join(', ');
    const where = placeFrom(upOnDots(corner), 'the bottom left dot', 'dot');
    const point = drawnPoint(
      upOnDots(corner),
      beside(upOnDots(corner)).filter((one) => !rest.some((other) => isSame(upOnDots(other), one))),
      sayWhereOff(upOnDots(corner)),
      isOnDots,
    );
    return {
      story: ['Finish the copy of the first figure.'],
      ask: 'Mark the missing corner.',
      blank: 'The missing corner is ___.',
      key: 1,
      ...point,
      params: { model: pathText(model.map(upOnDots)), copy: pathText(rest.map(upOnDots)) },
      work: [
        'Each corner is in the same place as in the first figure.',
        `So the missing corner is ${where}.`,
      ],
      hints: [
        'Look at the first figure. Which corner is missing in the copy?',
        'Start at the bottom left dot. How many steps to the right?',
        'How many steps up?',
      ],
      drawing: {
        kind: 'panels',
        tall: 174,
        panels: [
          dots('First', outline(model, null), `a figure on dots with corners at ${places(model)}.`),
          {
            ...dots(
              'Copy',
              outline(model, open),
              `the same without one corner, with corners at ${places(rest)}.`,
            ),
            answer: { point: '', joined: ends },
          },
        ],
      },
    };
  },
);

/** Parallel and perpendicular lines that are drawn, for Primary 3. */
export const DRAWN_DIRECTION_TASKS: readonly Shape[] = [
  lineThrough('parallel'),
  lineThrough('perpendicular'),
];
/** Figures that are copied on dots, for Primary 1. */
export const DRAWN_COPY_TASKS: readonly Shape[] = [COPY];
