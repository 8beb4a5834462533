import { FRACTION, PLAIN, countOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { drawPeople } from '../../core/people.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { exact } from '../../numbers/exact.js';
import { LETTER, LETTERS, type Task, type Wrong, asked, otherLetters } from './task.js';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** A fraction within one whole that is in its simplest form. */
function drawPart(dice: Dice, most = 12): { top: number; bottom: number } {
  const bottom = dice.int(3, most);
  const tops = Array.from({ length: bottom - 1 }, (_, i) => i + 1).filter((top) => gcd(top, bottom) === 1);
  return { top: dice.pick(tops), bottom };
}

const bar = (parts: number, shaded: number): Task['drawing'] => ({
  kind: 'fraction-bars',
  bars: [{ label: '', parts, shaded }],
});
const circle = (parts: number, shaded: number): Task['drawing'] => ({
  kind: 'fraction-circles',
  circles: [{ label: '', parts, shaded }],
});

const slipsOf = (top: number, bottom: number): Wrong[] => {
  const all: Wrong[] = [
    ['other-part', 'Look at which parts are asked for.', exact(bottom - top, bottom)],
    [
      'parts-compared',
      'Count all the parts for the number below.',
      top < bottom - top ? exact(top, bottom - top) : exact(bottom - top, top),
    ],
    ['one-part-off', 'Count the parts again.', exact(top + 1, bottom)],
    ['one-part-off', 'Count the parts again.', exact(top, bottom + 1)],
    ['one-part-only', 'Count every part that is asked for.', exact(1, bottom)],
    ['upside-down', 'The parts of the whole stand below.', exact(bottom, top)],
  ];
  return all.filter(([, , value]) => exact(value).compare(1) < 0);
};
const PART_HINTS = [
  'Count all the equal parts.',
  'This number stands below the line.',
  'Count the parts asked for.',
] as const;

const SHADED: Shape = asked(
  'fraction-that-is-shaded',
  ['P2-F-2', 'P2-F-1'],
  ['not_ready', 'guided'],
  facts(['part * parts = shaded'], [], 'part'),
  (dice, level) => {
    const { top, bottom } = drawPart(dice, level === 'not_ready' ? 8 : 12);
    return {
      story: ['The figure has equal parts.'],
      ask: 'What fraction is shaded?',
      blank: 'The fraction that is shaded is ___.',
      key: exact(top, bottom),
      style: FRACTION,
      params: { parts: bottom, shaded: top },
      drawn: ['parts', 'shaded'],
      work: [`${top} of ${bottom} equal parts are shaded.`, `Shaded: ${top}/${bottom}`],
      hints: PART_HINTS,
      wrongs: slipsOf(top, bottom),
      drawing: dice.chance(2) ? bar(bottom, top) : circle(bottom, top),
    };
  },
);

const NOT_SHADED: Shape = asked(
  'fraction-that-is-not-shaded',
  ['P2-F-2', 'P2-F-4'],
  ['guided'],
  facts(['part * parts = parts - shaded'], [], 'part'),
  (dice) => {
    const { top, bottom } = drawPart(dice);
    return {
      story: ['The figure has equal parts.'],
      ask: 'What fraction is not shaded?',
      blank: 'The fraction that is not shaded is ___.',
      key: exact(bottom - top, bottom),
      style: FRACTION,
      params: { parts: bottom, shaded: top },
      drawn: ['parts', 'shaded'],
      work: [['Parts not shaded', `${bottom} − ${top}`], `Not shaded: ${bottom - top}/${bottom}`],
      hints: PART_HINTS,
      wrongs: slipsOf(bottom - top, bottom),
      drawing: dice.chance(2) ? bar(bottom, top) : circle(bottom, top),
    };
  },
);

const TO_SHADE: Shape = asked(
  'parts-to-shade',
  ['P2-F-2'],
  ['not_ready', 'guided'],
  facts(['shade = part * parts'], [], 'shade'),
  (dice) => {
    const { top, bottom } = drawPart(dice);
    if (top === 1) return null;
    return {
      story: [`Shade ${top}/${bottom} of the figure.`],
      ask: 'How many parts do you shade?',
      blank: 'You shade ___ parts.',
      key: top,
      style: countOf('parts'),
      params: { part: exact(top, bottom), parts: bottom },
      drawn: ['parts'],
      work: [`The figure has ${bottom} equal parts.`, `Shade: ${countOf('parts').text(top)}`],
      hints: ['Count the equal parts.', 'Look at the number above the line.', 'Shade so many parts.'],
      wrongs: [
        ['gave-all-parts', 'This is the number of all parts.', bottom],
        ['gave-the-rest', 'These parts are not shaded.', bottom - top],
        ['one-part', 'More than one part is shaded.', 1],
        ['miscounted', 'Look at the fraction again.', top + 1],
        ['miscounted', 'Look at the fraction again.', top - 1],
      ],
      drawing: dice.chance(2) ? bar(bottom, 0) : circle(bottom, 0),
    };
  },
);

const NAMES: ReadonlyMap<number, string> = new Map([
  [2, 'halves'],
  [3, 'thirds'],
  [4, 'quarters'],
  [5, 'fifths'],
  [6, 'sixths'],
  [8, 'eighths'],
]);

/** Widths of the parts of bars with the same whole: one cut fairly into so many parts, the others not. */
function drawCuts(dice: Dice, parts: number): number[][] {
  const each = 24 / parts;
  const fair = Array.from({ length: parts }, () => each);
  const uneven = fair.map((width, i) => (i === 0 ? width + each / 2 : i === 1 ? width - each / 2 : width));
  const other = dice.pick([2, 3, 4, 6, 8].filter((count) => count !== parts));
  const last = fair.map((width, i) =>
    i === parts - 1 ? width + each / 2 : i === 0 ? width - each / 2 : width,
  );
  return dice.shuffle([fair, uneven, last, Array.from({ length: other }, () => 24 / other)]);
}

const FAIR_CUT: Shape = asked(
  'bar-cut-into-equal-parts',
  ['P2-F-1'],
  ['not_ready', 'guided'],
  searchNames((name, _given, word) => {
    const widths = (word('cuts').split('|')[LETTERS.findIndex((letter) => letter === name)] ?? '').split(',');
    return new Set(widths).size === 1 && NAMES.get(widths.length) === word('named');
  }),
  (dice) => {
    const parts = dice.pick([3, 4, 6, 8]);
    const cuts = drawCuts(dice, parts);
    const key = cuts.findIndex((widths) => widths.length === parts && new Set(widths).size === 1) + 1;
    const named = NAMES.get(parts) ?? '';
    return {
      story: ['Four bars are cut into parts.'],
      ask: `Which bar is cut into ${named}?`,
      blank: `Bar ___ is cut into ${named}.`,
      key,
      style: LETTER,
      params: { cuts: cuts.map((widths) => widths.join(',')).join('|'), named },
      work: [`It has ${parts} equal parts.`, `The bar: ${LETTERS[key - 1] ?? ''}`],
      hints: [
        'Are all parts of a bar the same?',
        'Count the parts of the bar.',
        `How many parts are ${named}?`,
      ],
      wrongs: otherLetters(key, 'parts-not-equal', 'Are there enough parts, and are they equal?'),
      drawing: {
        kind: 'plan',
        figures: [
          {
            pieces: cuts.flatMap((widths, row) =>
              widths.map((width, i) => {
                const left = widths.slice(0, i).reduce((a, b) => a + b, 0);
                const [x, y] = [left, row * 5];
                return {
                  shape: 'polygon' as const,
                  points: [
                    [x, y],
                    [x + width, y],
                    [x + width, y + 3],
                    [x, y + 3],
                  ] as Array<[number, number]>,
                  fill: 'plain' as const,
                };
              }),
            ),
            marks: cuts.map((_, row) => ({ at: [-2, row * 5 + 1.5] as const, label: LETTERS[row] ?? '' })),
            lines: [{ from: [-3, 0], to: [-3, 0.01] }],
            says: cuts
              .map((widths, i) => `Bar ${LETTERS[i] ?? ''}: parts with widths ${widths.join(', ')}.`)
              .join(' '),
          },
        ],
        tall: 150,
      },
    };
  },
);

const MAKE_ONE: Shape = asked(
  'parts-that-make-one-whole',
  ['P2-F-1'],
  ['not_ready'],
  {
    kind: 'search',
    solve: (_givens, words) =>
      [...NAMES].flatMap(([parts, name]) => (name === words.get('named') ? [exact(parts)] : [])),
  },
  (dice) => {
    const [parts, named] = dice.pick([...NAMES].filter(([count]) => count > 2));
    return {
      story: ['The bar is one whole.'],
      ask: `How many ${named} make one whole?`,
      blank: `One whole is ___ ${named}.`,
      key: parts,
      style: PLAIN,
      params: { named },
      work: [`One whole is cut into ${named}.`, `Parts: ${parts}`],
      hints: ['Think of equal parts.', `Say what ${named} are.`, 'Draw the bar and cut it.'],
      wrongs: [2, 3, 4, 5, 6, 8, 10]
        .filter((one) => one !== parts)
        .map((one) => ['other-parts', 'Think of the name of the parts.', one] as const),
      drawing: bar(1, 1),
    };
  },
);

const FOODS = ['pizza', 'cake', 'pie', 'pancake'] as const;

function ofPizza(id: string, isAdded: boolean): Shape {
  const proof = facts([isAdded ? 'result = a + b' : 'result = a - b'], [], 'result');
  return asked(id, ['P2-F-4'], ['not_ready', 'guided'], proof, (dice) => {
    const [one, two] = drawPeople(dice, 2);
    const { top, bottom } = drawPart(dice);
    const first = isAdded ? dice.int(1, Math.max(1, top - 1)) : dice.int(top + 1, bottom);
    const second = Math.abs(top - first);
    if (!one || !two || first < 1 || first >= bottom || second < 1 || first === second || second === top)
      return null;
    const food = dice.pick(FOODS);
    const [a, b] = [`${first}/${bottom}`, `${second}/${bottom}`];
    return {
      story: isAdded
        ? [`${one.name} eats ${a} of a ${food}.`, `${two.name} eats ${b} of it.`]
        : [`There is ${a} of a ${food}.`, `${one.name} eats ${b} of the whole ${food}.`],
      ask: isAdded ? 'What fraction do they eat altogether?' : 'What fraction is left?',
      blank: isAdded ? `They eat ___ of the ${food}.` : `___ of the ${food} is left.`,
      key: exact(top, bottom),
      style: FRACTION,
      params: { a: exact(first, bottom), b: exact(second, bottom) },
      work: [[isAdded ? 'Altogether' : 'Left', `${a} ${isAdded ? '+' : '−'} ${b}`, FRACTION]],
      hints: [
        'The parts are of the same size.',
        'Keep the number below the line.',
        isAdded ? 'Add the numbers above the line.' : 'Take away above the line.',
      ],
      wrongs: [
        ['bottoms-added', 'The size of the parts stays the same.', exact(top, 2 * bottom)],
        [
          'other-sign',
          isAdded ? 'Put the parts together.' : 'Parts are taken away.',
          exact(isAdded ? Math.abs(first - second) : first + second, bottom),
        ],
        ['gave-a-part', 'Use both fractions.', exact(first, bottom)],
        ['gave-a-part', 'Use both fractions.', exact(second, bottom)],
        ['gave-the-rest', 'Look at which part is asked for.', exact(bottom - top, bottom)],
        ['one-part-off', 'Count the parts again.', exact(top + 1, bottom)],
      ],
      drawing: circle(bottom, isAdded ? 0 : first),
    };
  });
}

const REST: Shape = asked(
  'rest-of-one-whole',
  ['P2-F-4'],
  ['guided'],
  facts(['rest = 1 - used'], [], 'rest'),
  (dice) => {
    const [one] = drawPeople(dice, 1);
    const { top, bottom } = drawPart(dice);
    const used = bottom - top;
    if (!one || used === top) return null;
    return {
      story: [
        `${one.name} has a whole ${dice.pick(FOODS)}.`,
        `${one.he === 'he' ? 'He' : 'She'} eats ${used}/${bottom} of it.`,
      ],
      ask: 'What fraction is left?',
      blank: '___ of it is left.',
      key: exact(top, bottom),
      style: FRACTION,
      params: { used: exact(used, bottom) },
      work: [
        `One whole is ${bottom}/${bottom}.`,
        ['Left', `${bottom}/${bottom} − ${used}/${bottom}`, FRACTION],
      ],
      hints: [
        'Write one whole in the same parts.',
        'How many parts are there in all?',
        'Take the eaten parts away.',
      ],
      wrongs: slipsOf(top, bottom),
      drawing: circle(bottom, 0),
    };
  },
);

/** Equal parts, fractions of a whole, and like fractions, for Primary 2. */
export const PART_FRACTION_TASKS: readonly Shape[] = [SHADED, NOT_SHADED, TO_SHADE, FAIR_CUT, MAKE_ONE];

/** Adding and taking away like fractions within one whole, for Primary 2. */
export const LIKE_FRACTION_TASKS: readonly Shape[] = [
  ofPizza('like-fractions-added', true),
  ofPizza('like-fractions-taken-away', false),
  REST,
];

/** Four unit fractions, or four fractions with the same denominator. */
export function drawFractionCards(dice: Dice): string[] {
  if (dice.chance(2))
    return dice.pickSome([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4).map((bottom) => `1/${bottom}`);
  const bottom = dice.int(7, 12);
  return dice
    .pickSome(
      Array.from({ length: bottom - 1 }, (_, i) => i + 1),
      4,
    )
    .map((top) => `${top}/${bottom}`);
}
