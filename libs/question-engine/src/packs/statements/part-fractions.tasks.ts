import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { LETTER, LETTERS, asked, otherLetters } from './task.js';
import { rectangleOf } from '../../drawing/rectangle.js';

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
                  points: rectangleOf(x, y, x + width, y + 3),
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

/** Equal parts, fractions of a whole, and like fractions, for Primary 2. */
export const PART_FRACTION_TASKS: readonly Shape[] = [FAIR_CUT];

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
