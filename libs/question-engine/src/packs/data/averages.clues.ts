import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { x } from '../../core/working.js';
import { type AverageContext, AVERAGE_CONTEXTS } from './averages.scene.js';
import { type DraftParts, type Step, byTrying, range, shapeOf } from './drafting.js';

/** Averages beyond any that is drawn: the lists that make them are too many to try. */
const MOST_AVERAGE = 60;

/**
 * All rising lists of different whole numbers with a total, of a length, from a least value on. `fits` judges a list
 * after each value that is added: one that breaks a clue is not carried on. The last value is what is left.
 */
export function listRising(
  count: number,
  total: number,
  { least = 1, fits = () => true }: { least?: number; fits?: (values: readonly number[]) => boolean } = {},
): number[][] {
  const found: number[][] = [];
  const extend = (values: readonly number[], from: number, rest: number): void => {
    const missing = count - values.length;
    // The rest must all be larger.
    const most = Math.floor((rest - (missing * (missing - 1)) / 2) / missing);
    for (let next = missing === 1 ? Math.max(from, rest) : from; next <= most; next += 1) {
      const longer = [...values, next];
      if (!fits(longer)) continue;
      if (missing === 1) found.push(longer);
      else extend(longer, next + 1, rest - next);
    }
  };
  extend([], least, total);
  return found;
}

/** What is told of the value at one place of a rising list, by it and the values before it. */
type PlaceClue = (values: readonly number[], given: readonly number[]) => boolean;

interface Told {
  c: AverageContext;
  average: number;
  total: number;
}

function told(c: AverageContext, count: number, average: number): string[] {
  return [
    `The ${count} ${c.many} at ${c.sites[0]} hold an average of ${c.style.text(average)} each.`,
    `No two ${c.many} hold the same number.`,
  ];
}

function shape(
  id: string,
  level: ProficiencyLevel,
  count: number,
  names: readonly string[],
  clues: ReadonlyArray<PlaceClue | null>,
  answer: number,
  draw: (
    dice: Dice,
    t: Told,
    values: readonly number[],
  ) => Omit<DraftParts, 'style' | 'key' | 'params'> & { params: Record<string, number> },
): Shape {
  const proof = byTrying(['average', ...names], (average, ...given) => [
    ...new Set(
      listRising(count, average > MOST_AVERAGE ? 0 : average * count, {
        fits: (values) => clues[values.length - 1]?.(values, given) ?? true,
      }).flatMap((values) => values[answer] ?? []),
    ),
  ]);
  return shapeOf(id, level, proof, (dice) => {
    const c = dice.pick(AVERAGE_CONTEXTS);
    const low = Math.max(4, Math.floor(c.low / 2));
    const values = dice.pickSome(range(low, low + 24), count).sort((a, b) => a - b);
    const total = values.reduce((a, b) => a + b, 0);
    if (total % count !== 0) return null;
    const average = total / count;
    const parts = draw(dice, { c, average, total }, values);
    return {
      ...parts,
      story: [...told(c, count, average), ...parts.story],
      key: values[answer] ?? 0,
      style: c.style,
      params: { average, ...parts.params },
    };
  });
}

const totalOf = (t: Told, count: number): Step => ['Total', x`${t.average} × ${count}`, t.c.style];

/** h10 with averages: limits and differences settle one value. */
export const AVERAGE_CLUES: readonly Shape[] = [
  shape(
    'middle-of-three',
    'not_ready',
    3,
    ['least', 'most'],
    [([a], [least]) => a === least, null, ([, , c], [, most]) => c === most],
    1,
    (_, t, values) => {
      const [least = 0, middle = 0, most = 0] = values;
      return {
        story: [`The fullest ${t.c.one} holds ${most} and the emptiest holds ${least}.`],
        ask: `How many ${t.c.noun} does the other ${t.c.one} hold?`,
        blank: `The other ${t.c.one} holds ___ ${t.c.noun}.`,
        params: { least, most },
        steps: [
          totalOf(t, 3),
          ['The two that are told', x`${most} + ${least}`, t.c.style],
          [`The other ${t.c.one}`, x`${t.total} − ${most + least}`, t.c.style],
        ],
        hints: [
          'What total does the average tell you?',
          `Which of the three ${t.c.many} are told?`,
          'Take both from the total.',
        ],
        wrongs: [
          ['gave-the-average', t.average],
          ['ends-averaged', Math.floor((least + most) / 2)],
          ['one-part-only', t.total - most],
          ['one-part-only', t.total - least],
          ['one-too-many', middle + 1],
          ['one-too-few', middle - 1],
          ['gave-the-known-parts', most + least],
        ],
      };
    },
  ),
  shape(
    'largest-by-difference',
    'guided',
    3,
    ['middle', 'more'],
    [null, ([, b], [middle]) => b === middle, ([a = 0, , c = 0], [, more]) => c - a === more],
    2,
    (_, t, values) => {
      const [least = 0, middle = 0, most = 0] = values;
      const more = most - least;
      return {
        story: [
          `The one in the middle holds ${middle}.`,
          `The fullest holds ${more} more than the emptiest.`,
        ],
        ask: `How many ${t.c.noun} does the fullest ${t.c.one} hold?`,
        blank: `The fullest ${t.c.one} holds ___ ${t.c.noun}.`,
        params: { middle, more },
        steps: [
          totalOf(t, 3),
          ['The fullest and the emptiest', x`${t.total} − ${middle}`, t.c.style],
          ['Without the extra', x`${t.total - middle} − ${more}`, t.c.style],
          ['The emptiest', x`${2 * least} ÷ 2`, t.c.style],
          ['The fullest', x`${least} + ${more}`, t.c.style],
        ],
        hints: [
          'What total does the average tell you?',
          'What do the fullest and the emptiest hold together?',
          'Take the extra away before you share by two.',
        ],
        wrongs: [
          ['gave-the-other', least],
          ['extra-forgotten', Math.floor((t.total - middle) / 2)],
          ['stopped-early', t.total - middle],
          ['average-as-total', t.average + more],
          ['one-too-many', most + 1],
          ['one-too-few', most - 1],
          ['misses-a-clue', middle + more],
        ],
      };
    },
  ),
  shape(
    'two-differences-of-four',
    'independent',
    4,
    ['least', 'gap', 'more'],
    [
      ([a], [least]) => a === least,
      null,
      ([, b = 0, c = 0], [, gap]) => c - b === gap,
      ([, , c = 0, d = 0], [, , more]) => d - c === more,
    ],
    3,
    (_, t, values) => {
      const [least = 0, second = 0, third = 0, most = 0] = values;
      const [gap, more] = [third - second, most - third];
      const three = t.total - least;
      return {
        story: [
          `The emptiest holds ${least}.`,
          `The other three, put in order, go up by ${gap} and then by ${more}.`,
        ],
        ask: `How many ${t.c.noun} does the fullest ${t.c.one} hold?`,
        blank: `The fullest ${t.c.one} holds ___ ${t.c.noun}.`,
        params: { least, gap, more },
        middles: [[`The other three ${t.c.many} hold ___ ${t.c.noun} altogether.`, three, t.c.style]],
        steps: [
          totalOf(t, 4),
          [`The other three ${t.c.many}`, x`${t.total} − ${least}`, t.c.style],
          ['Extra in the third and the fullest', x`${gap} + ${gap} + ${more}`, t.c.style],
          ['Three times the smallest of them', x`${three} − ${2 * gap + more}`, t.c.style],
          ['The smallest of them', x`${3 * second} ÷ 3`, t.c.style],
          ['The fullest', x`${second} + ${gap} + ${more}`, t.c.style],
        ],
        hints: [
          'What total does the average tell you?',
          'Find what the other three hold. Draw a bar for each of them.',
          'Take the extra parts away so that three equal parts are left.',
        ],
        wrongs: [
          ['stopped-early', second],
          ['gave-the-other', third],
          ['extra-forgotten', Math.floor(three / 3)],
          ['extra-forgotten', Math.floor(three / 3) + more],
          ['one-too-many', most + 1],
          ['one-too-few', most - 1],
          ['gave-the-average', t.average],
        ],
      };
    },
  ),
  shapeOf(
    'greatest-possible',
    'mastery',
    byTrying(['average', 'count', 'least'], (average, count, least) => {
      if (average > MOST_AVERAGE) return [];
      const fits = listRising(count, average * count, {
        least,
        fits: ([first]) => first === least,
      });
      return fits.length === 0 ? [] : [Math.max(...fits.map((values) => values.at(-1) ?? 0))];
    }),
    (dice) => {
      const c = dice.pick(AVERAGE_CONTEXTS);
      const count = dice.int(3, 5);
      const least = dice.int(3, 20);
      const average = least + dice.int(count, 12);
      const total = average * count;
      const small = range(0, count - 2).map((i) => least + i);
      const sum = small.reduce((a, b) => a + b, 0);
      const key = total - sum;
      return {
        story: [...told(c, count, average), `The emptiest ${c.one} holds ${c.style.text(least)}.`],
        ask: `What is the greatest number of ${c.noun} that one ${c.one} can hold?`,
        blank: `One ${c.one} can hold at most ___ ${c.noun}.`,
        key,
        style: c.style,
        params: { average, count, least },
        middles: [[`All ${count} ${c.many} hold ___ ${c.noun} altogether.`, total, c.style]],
        steps: [
          ['Total', x`${average} × ${count}`, c.style],
          'For one to be as full as can be, the others must hold as few as can be.',
          ['The others', small.map((v) => c.style.bare(v)).join(' + '), c.style],
          ['The fullest', x`${total} − ${sum}`, c.style],
        ],
        hints: [
          'What total does the average tell you?',
          `For one ${c.one} to be as full as can be, what must the others be like?`,
          'The others are all different too, and as small as they can be.',
        ],
        wrongs: [
          ['misses-a-clue', total - least * (count - 1)],
          ['one-part-only', total - least],
          ['gave-the-total', total],
          ['gave-the-known-parts', sum],
          ['one-too-many', key + 1],
          ['one-too-few', key - 1],
          ['gave-the-average', average],
        ],
      };
    },
  ),
];
