import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { measured } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import type { PlanFigure } from '../../drawing/plan.drawing.js';
import { facts, range, shape } from '../../engines/sketch.js';
import { drawSheet } from './rectangles.js';

const CM = measured('cm', 1);
const CM2 = measured('cm²', 1);
const cm = (n: number): string => `${n} cm`;

const STRIPS = [
  'border of a quilt',
  'row of tiles',
  'paper chain',
  'name plate',
  'bookmark',
  'row of photos',
  'sign board',
  'shelf plan',
  'picture strip',
];

/** Squares and then a rectangle of the same height. */
function strip(count: number, s: number, w: number, labels: { square: string; rect: string }): PlanFigure {
  return {
    pieces: [
      ...range(0, count - 1).map((i) => ({
        shape: 'polygon' as const,
        points: [
          [i * s, 0],
          [(i + 1) * s, 0],
          [(i + 1) * s, s],
          [i * s, s],
        ] as Array<[number, number]>,
      })),
      {
        shape: 'polygon',
        points: [
          [count * s, 0],
          [count * s + w, 0],
          [count * s + w, s],
          [count * s, s],
        ],
        fill: 'amber',
      },
    ],
    lengths: [
      ...(labels.square === ''
        ? []
        : [{ from: [0, s] as const, to: [s, s] as const, label: labels.square, side: 'bottom' as const }]),
      ...(labels.rect === ''
        ? []
        : [
            {
              from: [count * s, s] as const,
              to: [count * s + w, s] as const,
              label: labels.rect,
              side: 'bottom' as const,
            },
          ]),
    ],
    says: `${count} equal squares and a rectangle side by side.${labels.square === '' ? '' : ` Side of a square: ${labels.square === '?' ? 'to be found' : labels.square}.`}${labels.rect === '' ? '' : ` Length of the rectangle: ${labels.rect === '?' ? 'to be found' : labels.rect}.`}`,
  };
}

const NUMBER = ['', 'One square', 'Two equal squares', 'Three equal squares'] as const;

function stripShape(
  id: string,
  level: ProficiencyLevel,
  asked: 'length' | 'rect' | 'perimeter' | 'side',
): Shape {
  const proof = {
    length: facts(['squares = count * s'], ['whole = squares + w'], 'whole'),
    rect: facts(['squares = count * s'], ['whole = squares + w'], 'w'),
    perimeter: facts(
      ['squares = count * s', 'perimeter = 2 * whole + 2 * s'],
      ['whole = squares + w'],
      'perimeter',
    ),
    side: facts(['squares = count * s', 'perimeter = 2 * whole + 2 * s'], ['whole = squares + w'], 's'),
  }[asked];
  return shape(id, level, proof, (dice) => {
    const count = dice.int(2, 3);
    const s = dice.int(4, level === 'not_ready' ? 15 : 28);
    const w = dice.int(3, 30);
    if (w === s || w * 5 < s) return null;
    const whole = count * s + w;
    const perimeter = 2 * whole + 2 * s;
    const key = { length: whole, rect: w, perimeter, side: s }[asked];
    const around = 2 * count + 2;
    return {
      story: [
        `${NUMBER[count] ?? ''} and a rectangle make a ${dice.pick(STRIPS)}, as in the figure.`,
        ...(asked === 'rect'
          ? [`The side of each square is ${cm(s)}. The whole strip is ${cm(whole)} long.`]
          : []),
        ...(asked === 'length' || asked === 'perimeter'
          ? [`The side of each square is ${cm(s)}, and the rectangle is ${cm(w)} long.`]
          : []),
        ...(asked === 'side'
          ? [`The rectangle is ${cm(w)} long. The perimeter of the whole strip is ${cm(perimeter)}.`]
          : []),
      ],
      ask: {
        length: 'How long is the whole strip?',
        rect: 'How long is the rectangle?',
        perimeter: 'What is the perimeter of the whole strip?',
        side: 'What is the side of each square?',
      }[asked],
      blank: {
        length: 'The whole strip is ___ cm long.',
        rect: 'The rectangle is ___ cm long.',
        perimeter: 'The perimeter of the whole strip is ___ cm.',
        side: 'The side of each square is ___ cm.',
      }[asked],
      key,
      style: CM,
      via:
        asked === 'perimeter'
          ? [['The whole strip is ___ cm long.', whole, CM]]
          : asked === 'side'
            ? [['The sides of squares round the edge make ___ cm together.', around * s, CM]]
            : [],
      params: {
        count,
        ...(asked === 'side' ? {} : { s }),
        ...(asked === 'rect' ? { whole } : { w }),
        ...(asked === 'side' ? { perimeter } : {}),
      },
      work:
        asked === 'side'
          ? [
              ['Both long sides of the rectangle', `2 × ${w}`, CM],
              ['Left for sides of squares', `${perimeter} − ${2 * w}`, CM],
              ['Sides of squares round the edge', `${count} + ${count} + 2`],
              ['Side of each square', `${around * s} ÷ ${around}`, CM],
            ]
          : [
              ['Squares together', `${count} × ${s}`, CM],
              ...(asked === 'rect'
                ? ([['Rectangle', `${whole} − ${count * s}`, CM]] as const)
                : ([['Whole strip', `${count * s} + ${w}`, CM]] as const)),
              ...(asked === 'perimeter'
                ? ([['Perimeter', `${whole} + ${s} + ${whole} + ${s}`, CM]] as const)
                : []),
            ],
      hints: [
        'All sides of a square are equal.',
        'The squares and the rectangle together make the whole strip.',
        asked === 'side'
          ? 'Count the sides of squares that lie on the edge of the strip.'
          : 'Find the length of the squares together first.',
      ],
      wrongs: [
        [
          'only-one-part',
          asked === 'rect'
            ? whole - s
            : asked === 'length'
              ? s + w
              : asked === 'perimeter'
                ? 2 * (s + w) + 2 * s
                : exact(perimeter - w, around),
        ],
        ['first-part-only', count * s],
        [
          'area-for-perimeter',
          asked === 'perimeter' ? whole * s : asked === 'side' ? exact(perimeter, around) : key + s,
        ],
        [
          'two-sides-only',
          asked === 'perimeter' ? 2 * whole : asked === 'rect' ? exact(whole, count + 1) : whole + w,
        ],
        [
          'inner-sides-counted',
          asked === 'perimeter'
            ? 4 * s * count + 2 * (w + s)
            : asked === 'side'
              ? exact(perimeter - 2 * w, 4 * count)
              : key + 2 * s,
        ],
        ['calculation-slip', key + 2],
        ['one-too-few', key - 1],
      ],
      drawing: {
        kind: 'plan',
        tall: 80,
        figures: [
          strip(count, s, w, {
            square: asked === 'side' ? '?' : cm(s),
            rect: asked === 'rect' ? '?' : cm(w),
          }),
        ],
      },
    };
  });
}

/** h1 for figures: squares and a rectangle in a strip. */
export const P4_FIGURES_PART_WHOLE: readonly Shape[] = [
  stripShape('length-of-strip', 'not_ready', 'length'),
  stripShape('rectangle-in-strip', 'guided', 'rect'),
  stripShape('perimeter-of-strip', 'independent', 'perimeter'),
  stripShape('side-from-perimeter-of-strip', 'mastery', 'side'),
];

function cutSquare(id: string, level: ProficiencyLevel, asked: 'side' | 'perimeter' | 'start'): Shape {
  const told = level === 'guided' ? 's' : 'p';
  const square = told === 's' ? [] : ['p = 4 * s'];
  const proof = {
    side: facts(['p = 4 * s'], ['now = s - c'], 'now'),
    perimeter: facts([...square, 'after = 2 * s + 2 * now'], ['now = s - c'], 'after'),
    start: facts(['after = 2 * s + 2 * now', 'area = s * s'], ['now = s - c'], 'area'),
  }[asked];
  return shape(id, level, proof, (dice) => {
    const thing = drawSheet(dice);
    const s = dice.int(8, 45);
    const c = dice.int(2, Math.min(12, s - 4));
    const now = s - c;
    const [start, after] = [4 * s, 2 * s + 2 * now];
    const key = { side: now, perimeter: after, start: s * s }[asked];
    if (now === c) return null;
    return {
      story: [
        asked === 'start'
          ? `A strip ${cm(c)} wide is cut off one side of a square ${thing}.`
          : told === 's'
            ? `A square ${thing} has a side of ${cm(s)}. A strip ${cm(c)} wide is cut off one side.`
            : `A square ${thing} has a perimeter of ${cm(start)}. A strip ${cm(c)} wide is cut off one side.`,
        ...(asked === 'start'
          ? [`The rectangle that is left has a perimeter of ${cm(after)}.`]
          : ['A rectangle is left.']),
      ],
      ask: {
        side: 'How long is the shorter side of the rectangle?',
        perimeter: 'What is the perimeter of the rectangle?',
        start: 'What was the area of the square at first?',
      }[asked],
      blank: {
        side: 'The shorter side of the rectangle is ___ cm.',
        perimeter: 'The perimeter of the rectangle is ___ cm.',
        start: 'The area of the square at first was ___ cm².',
      }[asked],
      key,
      style: asked === 'start' ? CM2 : CM,
      via:
        asked === 'perimeter'
          ? [['The shorter side of the rectangle is ___ cm.', now, CM]]
          : asked === 'start'
            ? [['The perimeter of the square at first was ___ cm.', start, CM]]
            : [],
      params: { c, ...(asked === 'start' ? { after } : told === 's' ? { s } : { p: start }) },
      work:
        asked === 'start'
          ? [
              'Cutting the strip makes two sides shorter; the other two stay.',
              ['Lost by the two sides', `2 × ${c}`, CM],
              ['Perimeter of the square', `${after} + ${2 * c}`, CM],
              ['Side of the square', `${start} ÷ 4`, CM],
              ['Area of the square', `${s} × ${s}`, CM2],
            ]
          : [
              ...(told === 's' ? [] : ([['Side of the square', `${start} ÷ 4`, CM]] as const)),
              ['Shorter side now', `${s} − ${c}`, CM],
              ...(asked === 'perimeter'
                ? ([['Perimeter', `${s} + ${now} + ${s} + ${now}`, CM]] as const)
                : []),
            ],
      hints: [
        'A square has four equal sides.',
        'Which sides change when the strip is cut off?',
        asked === 'start'
          ? 'Two sides got shorter. Put back what both have lost. Then find the side.'
          : 'Take the width of the strip from the side of the square.',
      ],
      wrongs:
        asked === 'start'
          ? [
              ['stopped-early', start],
              ['side-not-area', s],
              ['wrong-direction', exact(after - 2 * c, 4).mul(exact(after - 2 * c, 4))],
              ['change-not-undone', exact(after, 4).mul(exact(after, 4))],
              ['only-one-part', s * now],
              ['calculation-slip', s * s + 10],
              ['calculation-slip', (s + 1) * (s + 1)],
            ]
          : [
              ['old-size-kept', asked === 'side' ? s : start],
              ['wrong-direction', asked === 'side' ? s + c : start + 2 * c],
              ['change-not-undone', start - c],
              ['both-sides-changed', asked === 'side' ? s - 2 * c : 4 * now],
              ['area-for-perimeter', asked === 'side' ? exact(start, 2) : s * now],
              ['perimeter-not-side', asked === 'side' ? 4 * now : 2 * now],
              ['calculation-slip', key + 2],
            ],
      drawing: {
        kind: 'plan',
        tall: 90,
        figures: [
          {
            pieces: [
              {
                shape: 'polygon',
                points: [
                  [0, 0],
                  [now, 0],
                  [now, s],
                  [0, s],
                ],
              },
              {
                shape: 'polygon',
                points: [
                  [now, 0],
                  [s, 0],
                  [s, s],
                  [now, s],
                ],
                fill: 'plain',
              },
            ],
            lengths: [{ from: [now, s], to: [s, s], label: cm(c), side: 'bottom' }],
            says: `A square with a strip ${cm(c)} wide marked along one side.`,
          },
        ],
      },
    };
  });
}

/** h2 for figures: a strip is cut off a square. */
export const P4_FIGURES_BEFORE_AFTER: readonly Shape[] = [
  cutSquare('side-after-cut', 'not_ready', 'side'),
  cutSquare('perimeter-after-cut', 'guided', 'perimeter'),
  cutSquare('perimeter-after-cut-from-perimeter', 'independent', 'perimeter'),
  cutSquare('area-before-cut', 'mastery', 'start'),
];
