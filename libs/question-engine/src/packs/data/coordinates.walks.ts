import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { x } from '../../core/working.js';
import { type Point, UNITS, at, drawMap, gridOf } from './coordinates.kit.js';
import { byFacts, shapeOf } from './drafting.js';

/** h1: a walk is made of straight parts along the grid. */
export const GRID_PART_WHOLE: readonly Shape[] = [
  shapeOf(
    'two-parts',
    'not_ready',
    byFacts('x', ['up = by - ay', 'across = cx - bx'], ['x = up + across']),
    (dice) => {
      const map = drawMap(dice);
      const [ax, ay] = [dice.int(1, 5), dice.int(1, 5)];
      const [up, across] = [dice.int(2, 6), dice.int(2, 6)];
      const points: Point[] = [
        [ax, ay],
        [ax, ay + up],
        [ax + across, ay + up],
      ];
      if (up === across) return null;
      return {
        story: [map.told(3), `${map.person.name} walks from A to B and then to C.`],
        ask: 'How many units long is the whole walk?',
        blank: 'The whole walk is ___ units long.',
        key: up + across,
        style: UNITS,
        params: { ay, by: ay + up, bx: ax, cx: ax + across },
        drawn: ['ay', 'by', 'bx', 'cx'],
        steps: [
          ['From A to B', x`${ay + up} − ${ay}`, UNITS],
          ['From B to C', x`${ax + across} − ${ax}`, UNITS],
          ['Whole walk', x`${up} + ${across}`, UNITS],
        ],
        hints: [
          'The walk has two straight parts.',
          'How long is each part? Count the steps, not the points.',
          'Put the two parts together.',
        ],
        wrongs: [
          ['points-counted', up + across + 2],
          ['points-counted', up + across + 1],
          ['one-part-only', up],
          ['one-part-only', across],
          ['gave-a-coordinate', ax + ay + up + across],
          ['one-too-few', up + across - 1],
        ],
        drawing: gridOf(points, true),
      };
    },
  ),
  shapeOf('missing-part', 'guided', byFacts('x', ['up = by - ay'], ['total = up + x']), (dice) => {
    const map = drawMap(dice);
    const [ax, ay] = [dice.int(1, 6), dice.int(1, 4)];
    const [up, across] = [dice.int(2, 7), dice.int(3, 12)];
    return {
      story: [
        map.told(2),
        `${map.person.name} walks from A to B and then straight on to the right, ${up + across} units altogether.`,
      ],
      ask: 'How many units is the part to the right?',
      blank: 'The part to the right is ___ units.',
      key: across,
      style: UNITS,
      params: { ay, by: ay + up, total: up + across },
      drawn: ['ay', 'by'],
      steps: [
        ['From A to B', x`${ay + up} − ${ay}`, UNITS],
        ['Part to the right', x`${up + across} − ${up}`, UNITS],
      ],
      hints: [
        'The walk has two parts. Which one can you see?',
        'How long is the part from A to B?',
        'Take that part from the whole walk.',
      ],
      wrongs: [
        ['points-counted', across - 1],
        ['gave-the-other', up],
        ['added-to-the-whole', 2 * up + across],
        ['gave-a-coordinate', ax + across],
        ['one-too-many', across + 1],
        ['axis-only', Math.abs(across - ay)],
      ],
      drawing: gridOf(
        [
          [ax, ay],
          [ax, ay + up],
        ],
        true,
      ),
    };
  }),
  shapeOf(
    'end-of-walk',
    'independent',
    byFacts('x', ['up = by - ay', 'x = bx + across'], ['total = up + across']),
    (dice) => {
      const map = drawMap(dice);
      const [bx, ay] = [dice.int(1, 6), dice.int(1, 4)];
      const [up, across] = [dice.int(2, 7), dice.int(3, 12)];
      return {
        story: [
          map.told(2),
          `${map.person.name} walks from A to B and then straight on to the right, ${up + across} units altogether.`,
        ],
        ask: `What is the x-coordinate of the point where ${map.person.he} stops?`,
        blank: `The x-coordinate of the point where ${map.person.he} stops is ___.`,
        key: bx + across,
        style: PLAIN,
        middles: [['The part to the right is ___ units.', across, UNITS]],
        params: { ay, by: ay + up, bx, total: up + across },
        drawn: ['ay', 'by', 'bx'],
        steps: [
          ['From A to B', x`${ay + up} − ${ay}`, UNITS],
          ['Part to the right', x`${up + across} − ${up}`, UNITS],
          ['x-coordinate', x`${bx} + ${across}`],
        ],
        hints: [
          'The walk has two parts. Which one can you see?',
          'How long is the part to the right?',
          'Start from the x-coordinate of B.',
        ],
        wrongs: [
          ['stopped-early', across],
          ['points-counted', bx + across - 1],
          ['points-counted', bx + across + 1],
          ['coordinates-swapped', ay + up + across],
          ['gave-the-known-parts', bx + up + across],
          ['left-as-right', Math.abs(across - bx)],
        ],
        drawing: gridOf(
          [
            [bx, ay],
            [bx, ay + up],
          ],
          true,
        ),
      };
    },
  ),
  shapeOf(
    'round-trip',
    'mastery',
    byFacts('x', ['across = bx - ax', 'x = by + up'], ['total = across + up + across + up']),
    (dice) => {
      const map = drawMap(dice);
      const [ax, ay] = [dice.int(1, 4), dice.int(1, 4)];
      const [across, up] = [dice.int(3, 8), dice.int(3, 9)];
      const total = 2 * (across + up);
      if (across === up) return null;
      return {
        story: [
          map.told(2),
          `${map.person.name} walks from A to B, straight up to C, straight left to D and back down to A.`,
          `That is ${total} units.`,
        ],
        ask: 'What is the y-coordinate of C?',
        blank: 'The y-coordinate of C is ___.',
        key: ay + up,
        style: PLAIN,
        middles: [['From B to C it is ___ units.', up, UNITS]],
        params: { ax, bx: ax + across, by: ay, total },
        drawn: ['ax', 'bx', 'by'],
        steps: [
          ['From A to B', x`${ax + across} − ${ax}`, UNITS],
          ['Half of the walk', x`${total} ÷ 2`, UNITS],
          ['From B to C', x`${across + up} − ${across}`, UNITS],
          ['y-coordinate of C', x`${ay} + ${up}`],
        ],
        hints: [
          'Which parts of the walk are equal?',
          'How long are A to B and B to C together?',
          'Find how far it is from B to C. Then start from the y-coordinate of B.',
        ],
        wrongs: [
          ['stopped-early', up],
          ['not-halved', ay + total - across],
          ['one-part-only', ay + total - 2 * across],
          ['coordinates-swapped', ax + across + up],
          ['points-counted', ay + up + 1],
          ['points-counted', ay + up - 1],
          ['gave-the-known-parts', ay + across + up],
        ],
        drawing: gridOf(
          [
            [ax, ay],
            [ax + across, ay],
          ],
          true,
        ),
      };
    },
  ),
];

/** One move along a line of the grid. */
const turns = (n: number): string => `${n} units`;

/** h2: a walker moves on from a point that is read off; h7: back to the start. */
function moves(level: 'not_ready' | 'guided' | 'independent' | 'mastery', back: boolean): Shape {
  const relations = {
    not_ready: ['end = start + a'],
    guided: ['end = start + a - b'],
    independent: ['end = start + a - b + c'],
    mastery: back ? ['end = 2 * start + a - b'] : ['end = start + 3 * a - b'],
  }[level];
  const proof = byFacts(
    'asked',
    [back ? 'end = px' : 'start = px', back ? 'asked = start' : 'asked = end'],
    relations,
  );
  return shapeOf(`${back ? 'back-to' : 'after'}-moves-${level.replace('_', '-')}`, level, proof, (dice) => {
    const map = drawMap(dice);
    const upright = dice.chance(2);
    const start = dice.int(back ? 1 : 2, 8);
    const a = dice.int(2, level === 'mastery' && !back ? 5 : 9);
    const b = level === 'not_ready' ? 0 : dice.int(2, 7);
    const c = level === 'independent' ? dice.int(2, 8) : 0;
    const doubled = level === 'mastery' && back;
    const tripled = level === 'mastery' && !back;
    const reach = doubled ? 2 * start + a : tripled ? start + 3 * a : start + a;
    const end = reach - b + c;
    if (reach > 19 || end < 1 || end > 19 || reach - b < 0) return null;
    if (a === b || (b > 0 && b === c) || a === c || start === end) return null;
    const other = dice.int(1, 9);
    const [known, key] = back ? [end, start] : [start, end];
    const point: Point = upright ? [other, known] : [known, other];
    const [forth, away] = upright ? ['up', 'down'] : ['to the right', 'to the left'];
    const axis = upright ? 'y-coordinate' : 'x-coordinate';
    const { name, he, his } = map.person;
    const first = tripled
      ? `${name} moves ${a} units ${forth} three times.`
      : doubled
        ? `${name} moves ${forth} until ${his} ${axis} is twice as large.`
        : `${name} moves ${turns(a)} ${forth}.`;
    const rest = [
      ...(doubled ? [`Then ${he} moves ${turns(a)} ${forth}.`] : []),
      ...(b > 0 ? [`Then ${he} moves ${turns(b)} ${away}.`] : []),
      ...(c > 0 ? [`Last, ${he} moves ${turns(c)} ${forth}.`] : []),
    ];
    const where = back ? `Now ${he} is at A.` : '';
    const middle = reach - b;
    return {
      story: [
        map.told(1),
        ...(back ? [] : [`${name} starts at A.`]),
        back ? first : first.replace(name, he.charAt(0).toUpperCase() + he.slice(1)),
        ...rest,
        ...(back ? [where] : []),
      ],
      ask: back
        ? `What was the ${axis} of the point where ${he} started?`
        : `What is the ${axis} of the point where ${he} is now?`,
      blank: back
        ? `The ${axis} of the point where ${he} started was ___.`
        : `The ${axis} of the point where ${he} is now is ___.`,
      key,
      style: PLAIN,
      middles:
        level === 'independent'
          ? [[`Before the last move the ${axis} is ___.`, middle, PLAIN]]
          : tripled
            ? [[`Before the last move the ${axis} is ___.`, reach, PLAIN]]
            : doubled
              ? [[`Before the last move the ${axis} is ___.`, reach, PLAIN]]
              : [],
      params: {
        px: known,
        a,
        ...(b > 0 ? { b } : {}),
        ...(c > 0 ? { c } : {}),
      },
      drawn: ['px'],
      steps: back
        ? [
            at('A', point),
            ...(c > 0 ? ([['Before the last move', x`${end} − ${c}`]] as const) : []),
            ...(b > 0
              ? ([[c > 0 ? 'Before the second move' : 'Before the last move', x`${end - c} + ${b}`]] as const)
              : []),
            [doubled ? 'Twice the start' : 'Start', x`${reach} − ${a}`] as const,
            ...(doubled ? ([['Start', x`${2 * start} ÷ 2`]] as const) : []),
          ]
        : [
            at('A', point),
            ...(tripled ? ([['All the first moves', x`3 × ${a}`]] as const) : []),
            ['After the first move', tripled ? x`${start} + ${3 * a}` : x`${start} + ${a}`] as const,
            ...(b > 0 ? ([['After the next move', x`${reach} − ${b}`]] as const) : []),
            ...(c > 0 ? ([['After the last move', x`${middle} + ${c}`]] as const) : []),
          ],
      hints: [
        `What is the ${axis} of A? Read it off the grid.`,
        back
          ? 'Go back from A. Undo the last move first.'
          : `Which moves make the ${axis} larger, and which make it smaller?`,
        back ? 'Each move is undone by the opposite move.' : 'Follow the moves one after the other.',
      ],
      wrongs: [
        ['coordinates-swapped', other + key - known],
        ['gave-a-coordinate', known],
        ['left-as-right', back ? end + a : start - a],
        ['points-counted', key + 1],
        ['points-counted', key - 1],
        ['one-move-only', back ? end - a : reach],
        [back ? 'same-operation' : 'left-as-right', back ? end + a - b + c : start - a + b - c],
        ['one-move-only', back ? end + b : start + a],
      ],
      drawing: gridOf([point]),
    };
  });
}

const LEVELS = ['not_ready', 'guided', 'independent', 'mastery'] as const;

/** h2 on a grid. */
export const GRID_BEFORE_AFTER: readonly Shape[] = LEVELS.map((level) => moves(level, false));
/** h7 on a grid. */
export const GRID_BACKWARDS: readonly Shape[] = LEVELS.map((level) => moves(level, true));
