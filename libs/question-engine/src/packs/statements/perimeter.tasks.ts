import { measured } from '../../core/amount.js';
import type { Proof, Shape } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { type Point, pathLength, stepFigure } from './step-figures.js';
import { type Task, asked, slips } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

/** Perimeters of figures with right angles, all sides of which are told. */
function perimeter(id: string, kind: 'rectangle' | 'square' | 'steps'): Shape {
  const proof: Proof =
    kind === 'steps'
      ? { kind: 'search', solve: (_givens, words) => [exact(pathLength(words.get('corners') ?? ''))] }
      : facts([kind === 'square' ? 'p = 4 * side' : 'p = 2 * length + 2 * breadth'], [], 'p');
  return asked(
    id,
    ['P3-V-3', ...(kind === 'steps' ? (['P3-V-1'] as const) : [])],
    ['not_ready', 'guided'],
    proof,
    (dice): Task | null => {
      const unit = dice.pick(['cm', 'm'] as const);
      const length = dice.int(5, 15);
      const breadth = kind === 'square' ? length : dice.int(3, length - 1);
      const steps = stepFigure(dice);
      const sides = kind === 'steps' ? steps.sides : [length, breadth, length, breadth];
      const total = sides.reduce((a, b) => a + b, 0);
      const points: readonly Point[] = kind === 'steps' ? steps.points : rectangleOf(0, 0, length, breadth);
      const style = measured(unit);
      const name = kind === 'steps' ? 'figure' : kind;
      return {
        ask: `What is the perimeter of the ${name}?`,
        blank: `The perimeter of the ${name} is ___ ${unit}.`,
        key: total,
        style,
        params:
          kind === 'steps'
            ? { corners: points.map(([x, y]) => `${x},${y}`).join(' ') }
            : kind === 'square'
              ? { side: length }
              : { length, breadth },
        work: [['Perimeter', kind === 'square' ? `4 × ${length}` : sides.join(' + '), style]],
        hints: [
          'The perimeter goes all the way round.',
          'Start at one corner and add one side after another.',
          'Stop at the same corner.',
        ],
        wrongs: slips(
          ['One side is left out.', total - (sides[0] ?? 0)],
          ['Add all the sides.', total - (sides[0] ?? 0) - (sides[1] ?? 0)],
          ['This is the space inside. Go round instead.', kind === 'steps' ? steps.area : length * breadth],
          ['A side was counted twice.', total + (sides[1] ?? 0)],
          [
            kind === 'steps' ? 'Check the sum once more.' : 'Add all the sides.',
            kind === 'steps' ? total - 2 : length + breadth,
          ],
        ).filter(([, , value]) => Number(value) !== total && Number(value) > 0),
        drawing: {
          kind: 'plan',
          figures: [
            {
              pieces: [{ shape: 'polygon', points: [...points] }],
              lengths: points.map((from, i) => {
                const to = points[(i + 1) % points.length] ?? from;
                const isFlat = from[1] === to[1];
                const goesRight = to[0] > from[0];
                const goesDown = to[1] > from[1];
                return {
                  from,
                  to,
                  label: `${sides[i] ?? 0} ${unit}`,
                  side: isFlat
                    ? goesRight
                      ? ('top' as const)
                      : ('bottom' as const)
                    : goesDown
                      ? ('right' as const)
                      : ('left' as const),
                };
              }),
              says: `A ${name} with the sides ${sides.map((side) => `${side} ${unit}`).join(', ')}, all the way round.`,
            },
          ],
          tall: 150,
        },
      };
    },
  );
}

/** Perimeters with all sides told, for Primary 3. */
export const PERIMETER_TASKS: readonly Shape[] = [
  perimeter('perimeter-of-a-rectangle', 'rectangle'),
  perimeter('perimeter-of-a-square', 'square'),
  perimeter('perimeter-of-a-figure', 'steps'),
];
