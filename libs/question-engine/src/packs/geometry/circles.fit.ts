import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { FRACTION, PLAIN, type Style } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact, toWhole } from '../../numbers/exact.js';
import { improperText } from '../../numbers/number-text.js';
import { drawPerson } from '../../core/people.js';
import { type Sketch, facts, range, shape } from '../../engines/sketch.js';
import { CM, CM2, PI_DECIMAL, PI_FRACTION, areaOf, areaText, drawFlat, num } from './circles.parts.js';

/** `11/7`, as it is multiplied by. */
const IMPROPER: Style = { ...FRACTION, text: improperText, bare: improperText };

interface Fit {
  id: string;
  level: ProficiencyLevel;
  rows: 1 | 2;
  columns: (dice: { int: (a: number, b: number) => number }) => number;
  told: 'side' | 'perimeter' | 'round';
}

/** Equal circles that just fit into a rectangle. */
function justFit({ id, level, rows, columns, told }: Fit): Shape {
  const proof =
    told === 'side'
      ? facts(
          ['circle = pi * r * r'],
          [`s = ${2 * rows} * r`, `box = s * l`, 'l = 2 * n * r', `rest = box - ${rows} * n * circle`],
          'rest',
        )
      : told === 'round'
        ? facts(
            ['circle = pi * r * r', 'round = 2 * pi * r'],
            [`s = ${2 * rows} * r`, 'l = 2 * n * r', 'box = s * l', `rest = box - ${rows} * n * circle`],
            'rest',
          )
        : facts(
            ['circle = pi * r * r'],
            [
              `perimeter = 2 * s + 2 * l`,
              `s = ${2 * rows} * r`,
              'l = 2 * n * r',
              'box = s * l',
              `rest = box - ${rows} * n * circle`,
            ],
            'rest',
          );
  return shape(id, level, proof, (dice) => {
    const n = columns(dice);
    const of = dice.pick([PI_FRACTION, PI_DECIMAL]);
    const r = of === PI_FRACTION ? 7 * dice.int(1, 3) : dice.pick([2, 3, 4, 5, 6, 10]);
    const [s, l] = [2 * rows * r, 2 * n * r];
    const count = rows * n;
    const c = { r, pi: of };
    const one = areaOf(c);
    const rest = exact(s * l).sub(one.mul(count));
    const perimeter = 2 * (s + l);
    const round = of.value.mul(2 * r);
    const figure = n === rows ? 'square' : 'rectangle';
    const owner = drawFlat(dice, l);
    return {
      story: [
        `${owner} is a ${figure}. ${count === 1 ? 'One circle just fits' : `Just ${count} equal circles fit`} into it${rows === 2 ? ' in two rows' : n > 1 ? ' in a row' : ''}, as in the figure.`,
        told === 'side'
          ? `The ${figure === 'square' ? 'side of the square' : 'shorter side of the rectangle'} is ${s} cm.`
          : told === 'perimeter'
            ? `The perimeter of the ${figure} is ${perimeter} cm.`
            : `The circumference of each circle is ${num(round)} cm.`,
        of.tell,
      ],
      ask: `What is the area outside the ${count === 1 ? 'circle' : 'circles'}?`,
      blank: `The area outside the ${count === 1 ? 'circle' : 'circles'} is ___ cm².`,
      key: rest,
      style: CM2,
      via: [['The radius of a circle is ___ cm.', r, CM]],
      params: {
        pi: of.value,
        n,
        ...(told === 'side' ? { s } : told === 'perimeter' ? { perimeter } : { round }),
      },
      work: [
        ...(told === 'side'
          ? ([['Radius', `${s} ÷ ${2 * rows}`, CM]] as const)
          : told === 'perimeter'
            ? ([
                ['Radii round the edge', `2 × ${2 * rows} + 2 × ${2 * n}`],
                ['Radius', `${perimeter} ÷ ${4 * rows + 4 * n}`, CM],
              ] as const)
            : ([
                ['Diameter', `${num(round)} ÷ ${of.text}`, CM],
                ['Radius', `${2 * r} ÷ 2`, CM],
              ] as const)),
        ['One circle', areaText(c), CM2],
        ...(count > 1 ? ([['All circles', `${count} × ${num(one)}`, CM2]] as const) : []),
        [figure === 'square' ? 'Square' : 'Rectangle', `${s} × ${l}`, CM2],
        ['Area outside the circles', `${s * l} − ${num(one.mul(count))}`, CM2],
      ],
      hints: [
        'The circles just fit. What does a side tell about their diameters?',
        'Find the radius of one circle.',
        `Take the area of all the circles from the area of the ${figure}.`,
      ],
      wrongs: [
        ['circles-missed', count > 1 ? exact(s * l).sub(one) : exact(s * l)],
        [
          'diameter-as-radius',
          exact(s * l)
            .sub(one.mul(4 * count))
            .abs(),
        ],
        ['other-part', one.mul(count)],
        ['whole-for-part', exact(s * l)],
        [
          'length-for-area',
          exact(s * l)
            .sub(round.mul(count))
            .abs(),
        ],
        ['gave-one-unit', one],
        ['calculation-slip', rest.add(10)],
      ],
      drawing: {
        kind: 'plan',
        tall: 120,
        figures: [
          {
            pieces: [
              {
                shape: 'polygon',
                points: [
                  [0, 0],
                  [l, 0],
                  [l, s],
                  [0, s],
                ],
                fill: 'amber',
              },
              ...range(0, count - 1).map((i) => ({
                shape: 'disc' as const,
                centre: [r + 2 * r * (i % n), r + 2 * r * Math.floor(i / n)] as const,
                radius: r,
                fill: 'plain' as const,
              })),
            ],
            lengths: told === 'side' ? [{ from: [0, 0], to: [0, s], label: `${s} cm`, side: 'left' }] : [],
            says: `A ${figure} with ${count === 1 ? 'one circle that touches its sides' : `${count} equal circles that touch its sides and each other`}${rows === 2 ? `, in 2 rows of ${n}` : ''}.`,
          },
        ],
      },
    };
  });
}

/** h10 for circles: circles that just fit. */
export const CIRCLES_CLUES: readonly Shape[] = [
  justFit({ id: 'one-in-a-square', level: 'not_ready', rows: 1, columns: () => 1, told: 'side' }),
  justFit({ id: 'row-of-circles', level: 'guided', rows: 1, columns: (d) => d.int(2, 4), told: 'side' }),
  justFit({ id: 'four-in-a-square', level: 'independent', rows: 2, columns: () => 2, told: 'side' }),
  justFit({
    id: 'two-rows-from-perimeter',
    level: 'mastery',
    rows: 2,
    columns: (d) => d.int(2, 4),
    told: 'perimeter',
  }),
  justFit({
    id: 'two-rows-from-circumference',
    level: 'mastery',
    rows: 2,
    columns: (d) => d.int(3, 4),
    told: 'round',
  }),
];

function letters(
  id: string,
  level: ProficiencyLevel,
  kind: 'rectangle' | 'square' | 'quarter' | 'track',
): Shape {
  const proof = {
    rectangle: facts(['round = 2 * pi * r'], ['round = 2 * k * x + 2 * x'], 'x'),
    square: facts(['round = 2 * pi * r'], ['round = 4 * side', 'side = k * x + n'], 'x'),
    quarter: facts(['arc = pi * x / 2'], ['told = arc + 2 * x'], 'x'),
    track: facts(['curves = 2 * pi * r'], ['round = curves + 2 * straight', 'straight = k * x + n'], 'x'),
  }[kind];
  return shape(id, level, proof, (dice): Sketch | null => {
    const of = PI_FRACTION;
    const r = 7 * dice.int(1, 9);
    const round = toWhole(of.value.mul(2 * r));
    const k = dice.int(2, 9);
    const n = dice.int(2, 30);
    const owner = drawFlat(dice, kind === 'quarter' ? r : round / 4);
    if (kind === 'rectangle') {
      if (round % (2 * (k + 1)) !== 0) return null;
      const x = round / (2 * (k + 1));
      if (x === r) return null;
      return {
        story: [
          `${owner} is a rectangle, ${k}x cm long and x cm wide.`,
          `Its perimeter is equal to the circumference of a circle of radius ${r} cm.`,
          of.tell,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        params: { pi: of.value, k, r },
        work: [
          ['Circumference', `2 × ${of.text} × ${r}`, CM],
          `Perimeter of the rectangle: ${2 * (k + 1)}x`,
          ['x', `${round} ÷ ${2 * (k + 1)}`],
        ],
        hints: [
          'Which two lengths are equal?',
          'Find the circumference. Write the perimeter with x.',
          'How many x are there round the rectangle? Share.',
        ],
        wrongs: [
          ['wrong-letters-added', exact(round, k + 1)],
          ['two-sides-only', exact(round, 2 * k)],
          ['radius-as-diameter', exact(round, 4 * (k + 1))],
          ['size-for-letter', k * x],
          ['not-shared', round],
          ['calculation-slip', x + 2],
          ['calculation-slip', x + 1],
        ],
        drawing: null,
      };
    }
    if (kind === 'square') {
      const side = round / 4;
      const x = (side - n) / k;
      if (!Number.isInteger(x) || x < 2 || x === r) return null;
      return {
        story: [
          `${owner} is a square. Its side is ${k}x + ${n} cm.`,
          `Its perimeter is equal to the circumference of a circle of radius ${r} cm.`,
          of.tell,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        params: { pi: of.value, k, n, r },
        work: [
          ['Circumference', `2 × ${of.text} × ${r}`, CM],
          ['Side of the square', `${round} ÷ 4`, CM],
          [`${k}x`, `${side} − ${n}`],
          ['x', `${side - n} ÷ ${k}`],
        ],
        hints: [
          'Which two lengths are equal?',
          'Find the side of the square in centimetres.',
          'Take the plain number away, then share.',
        ],
        wrongs: [
          ['size-for-letter', side],
          ['forgot-the-number', exact(side, k)],
          ['stopped-early', side - n],
          ['not-shared', exact(round - n, k)],
          ['added-instead', exact(side + n, k)],
          ['calculation-slip', x + 1],
          ['calculation-slip', x + 2],
        ],
        drawing: null,
      };
    }
    if (kind === 'quarter') {
      const x = r;
      const told = toWhole(of.value.div(2).add(2).mul(x));
      return {
        story: [`${owner} is a quarter circle of radius x cm.`, `Its perimeter is ${told} cm.`, of.tell],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        key: x,
        style: PLAIN,
        via: [
          [
            'The curved part is 11/7 × x cm long, and the whole edge is ___ × x cm long.',
            exact(25, 7),
            IMPROPER,
          ],
        ],
        params: { pi: of.value, told },
        work: [
          ['Curved part, as so many x', `${of.text} ÷ 2`, IMPROPER],
          ['Whole edge, as so many x', '11/7 + 2', IMPROPER],
          ['x', `${told} ÷ 25 × 7`],
        ],
        hints: [
          'The edge has one curved part and two straight parts.',
          'Write each part with x. The curved part is a quarter of the circumference.',
          'Put all the x together. How many make the perimeter?',
        ],
        wrongs: [
          ['straight-edges-forgotten', exact(told * 7, 11)],
          ['whole-circle', exact(told * 7, 58)],
          ['half-circle-for-quarter', exact(told * 7, 36)],
          ['radius-as-diameter', 2 * x],
          ['calculation-slip', x + 7],
          ['shared-by-wrong-number', exact(told, 5)],
          ['calculation-slip', x - 2],
        ],
        drawing: null,
      };
    }
    const x = dice.int(4, 30);
    const straight = k * x + n;
    const total = round + 2 * straight;
    if (straight === r || straight === round) return null;
    return {
      story: [
        `A toy track of ${drawPerson(dice).name} has two semicircles of radius ${r} cm and two straight parts.`,
        `Each straight part is ${k}x + ${n} cm long. The whole track is ${total} cm long.`,
        of.tell,
      ],
      ask: 'What is the value of x?',
      blank: 'The value of x is ___.',
      key: x,
      style: PLAIN,
      via: [['Each straight part is ___ cm long.', straight, CM]],
      params: { pi: of.value, r, k, n, round: total },
      work: [
        ['Two semicircles, one whole circle', `2 × ${of.text} × ${r}`, CM],
        ['Both straight parts', `${total} − ${round}`, CM],
        ['One straight part', `${2 * straight} ÷ 2`, CM],
        [`${k}x`, `${straight} − ${n}`],
        ['x', `${straight - n} ÷ ${k}`],
      ],
      hints: [
        'Which parts make the whole track?',
        'Find the length of the curved parts, then of one straight part.',
        'Take the plain number away, then share.',
      ],
      wrongs: [
        ['size-for-letter', straight],
        ['stopped-early', straight - n],
        ['forgot-the-number', exact(straight, k)],
        ['not-halved', exact(2 * straight - n, k)],
        ['whole-circle', exact(Math.abs(total - 2 * round), 2)],
        ['calculation-slip', x + 1],
        ['calculation-slip', x + 2],
      ],
      drawing: null,
    };
  });
}

/** h11 for circles: a letter stands for a length. */
export const CIRCLES_LETTERS: readonly Shape[] = [
  letters('rectangle-in-x', 'not_ready', 'rectangle'),
  letters('square-in-x', 'guided', 'square'),
  letters('quarter-circle-in-x', 'independent', 'quarter'),
  letters('track-in-x', 'mastery', 'track'),
];
