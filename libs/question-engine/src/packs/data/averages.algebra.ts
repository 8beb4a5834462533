import type { Dice } from '../../core/dice.js';
import { PLAIN } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type AverageContext, AVERAGE_CONTEXTS } from './averages.scene.js';
import { byFacts, shapeOf } from './drafting.js';

function open(dice: Dice): AverageContext & { letter: string } {
  return { ...dice.pick(AVERAGE_CONTEXTS), letter: dice.pick(['n', 'p', 'w', 'k', 'y']) };
}

const holds = (c: AverageContext, terms: readonly string[]): string =>
  `The ${terms.length} ${c.many} at ${c.sites[0]} hold ${terms.slice(0, -1).join(', ')} and ${terms.at(-1) ?? ''} ${c.noun}.`;
const average = (c: AverageContext, a: number): string => `The average is ${c.style.text(a)}.`;

/** h11 with averages: a letter names one value, the average gives the equation. */
export const AVERAGE_ALGEBRA: readonly Shape[] = [
  shapeOf('two-alike', 'not_ready', byFacts('v', ['total = 3 * a'], ['total = v + v + k']), (dice) => {
    const c = open(dice);
    const v = dice.int(c.low, c.high);
    const k = dice.int(c.low, c.high);
    if ((2 * v + k) % 3 !== 0 || v === k) return null;
    const a = (2 * v + k) / 3;
    const l = c.letter;
    return {
      story: [holds(c, [l, l, String(k)]), average(c, a)],
      ask: `What is the value of ${l}?`,
      blank: `The value of ${l} is ___.`,
      key: v,
      style: PLAIN,
      params: { a, k },
      steps: [
        ['Total', x`${a} × 3`, c.style],
        `So 2${l} + ${k} makes ${3 * a}.`,
        [`The two equal ${c.many}`, x`${3 * a} − ${k}`],
        [`Value of ${l}`, x`${2 * v} ÷ 2`],
      ],
      hints: [
        'What total does the average tell you?',
        `Write the total with ${l} as well.`,
        'Take away the number. Then share by two.',
      ],
      wrongs: [
        ['average-as-total', Math.abs(a - k)],
        ['number-left-out', exact(3 * a, 2)],
        ['not-halved', 2 * v],
        ['terms-miscounted', exact(2 * v, 3)],
        ['gave-the-average', a],
        ['gave-the-total', 3 * a],
      ],
    };
  }),
  shapeOf(
    'going-up',
    'guided',
    byFacts('v', ['total = 3 * a'], ['total = v + (v + k) + (v + m)']),
    (dice) => {
      const c = open(dice);
      const v = dice.int(c.low, c.high);
      const k = dice.int(2, 9);
      const m = k + dice.int(1, 9);
      if ((k + m) % 3 !== 0) return null;
      const a = v + (k + m) / 3;
      const l = c.letter;
      return {
        story: [holds(c, [l, `${l} + ${k}`, `${l} + ${m}`]), average(c, a)],
        ask: `What is the value of ${l}?`,
        blank: `The value of ${l} is ___.`,
        key: v,
        style: PLAIN,
        params: { a, k, m },
        steps: [
          ['Total', x`${a} × 3`, c.style],
          ['Numbers in the expressions', x`${k} + ${m}`],
          `So 3${l} + ${k + m} makes ${3 * a}.`,
          [`3 times ${l}`, x`${3 * a} − ${k + m}`],
          [`Value of ${l}`, x`${3 * v} ÷ 3`],
        ],
        hints: [
          'What total does the average tell you?',
          `Write the total with ${l} as well.`,
          'Take away the plain numbers. Then share by the number of equal parts.',
        ],
        wrongs: [
          ['average-as-total', Math.abs(a - k - m)],
          ['number-left-out', a],
          ['number-left-out', exact(3 * a - k, 3)],
          ['number-left-out', exact(3 * a - m, 3)],
          ['not-shared', 3 * v],
          ['gave-the-other', v + k],
          ['gave-the-other', v + m],
        ],
      };
    },
  ),
  shapeOf(
    'times-as-many',
    'independent',
    byFacts('most', ['total = 4 * a'], ['total = v + 2 * v + (v + k) + m * v', 'most = m * v']),
    (dice) => {
      const c = open(dice);
      const v = dice.int(Math.ceil(c.low / 2), c.high);
      const m = dice.int(3, 5);
      const k = dice.int(2, 20);
      const total = (4 + m) * v + k;
      if (total % 4 !== 0 || k === v) return null;
      const a = total / 4;
      const l = c.letter;
      return {
        story: [holds(c, [l, `2${l}`, `${l} + ${k}`, `${m}${l}`]), average(c, a)],
        ask: `How many ${c.noun} does the ${c.one} with ${m}${l} hold?`,
        blank: `The ${c.one} with ${m}${l} holds ___ ${c.noun}.`,
        key: m * v,
        style: c.style,
        middles: [[`The value of ${l} is ___.`, v, PLAIN]],
        params: { a, k, m },
        steps: [
          ['Total', x`${a} × 4`, c.style],
          [`How many times ${l} there is`, x`1 + 2 + 1 + ${m}`],
          [`${4 + m} times ${l}`, x`${total} − ${k}`],
          [`Value of ${l}`, x`${total - k} ÷ ${4 + m}`],
          [`The ${c.one} with ${m}${l}`, x`${m} × ${v}`, c.style],
        ],
        hints: [
          'What total does the average tell you?',
          `Write the total as so many ${l} and a number.`,
          `Find the value of ${l}. Which ${c.one} is asked for?`,
        ],
        wrongs: [
          ['gave-the-letter', v],
          ['three-more-for-times', v + m],
          ['terms-miscounted', exact((total - k) * m, 3 + m)],
          ['terms-miscounted', exact((total - k) * m, 5 + m)],
          ['number-left-out', exact(total * m, 4 + m)],
          ['gave-the-other', 2 * v],
          ['gave-the-other', v + k],
          ['average-as-total', exact((a - k) * m, 4 + m)],
        ],
      };
    },
  ),
  shapeOf(
    'one-joins',
    'mastery',
    byFacts(
      'third',
      ['total = 3 * a', 'now = 4 * b'],
      ['now = total + m * v', 'total = v + (v + k) + third'],
    ),
    (dice) => {
      const c = open(dice);
      const v = dice.int(Math.ceil(c.low / 2), c.high);
      const m = dice.int(2, 4);
      const k = dice.int(2, 15);
      const third = dice.int(c.low, c.high);
      const total = 2 * v + k + third;
      const now = total + m * v;
      if (total % 3 !== 0 || now % 4 !== 0 || third === v) return null;
      const [a, b] = [total / 3, now / 4];
      if (a === b) return null;
      const l = c.letter;
      return {
        story: [
          `The 3 ${c.many} at ${c.sites[0]} hold an average of ${c.style.text(a)}.`,
          `Two of them hold ${l} and ${l} + ${k} ${c.noun}.`,
          `A fourth ${c.one} with ${m}${l} ${c.noun} is added and the average becomes ${b}.`,
        ],
        ask: `How many ${c.noun} does the third ${c.one} hold?`,
        blank: `The third ${c.one} holds ___ ${c.noun}.`,
        key: third,
        style: c.style,
        middles: [[`The value of ${l} is ___.`, v, PLAIN]],
        params: { a, b, k, m },
        steps: [
          ['Total of three', x`${a} × 3`, c.style],
          ['Total of four', x`${b} × 4`, c.style],
          [`The fourth ${c.one}, ${m}${l}`, x`${now} − ${total}`, c.style],
          [`Value of ${l}`, x`${m * v} ÷ ${m}`],
          [`The first two ${c.many}`, x`${v} + ${v} + ${k}`, c.style],
          [`The third ${c.one}`, x`${total} − ${2 * v + k}`, c.style],
        ],
        hints: [
          'What totals do the two averages tell you?',
          `Which ${c.one} makes the difference? Find the value of ${l} from it.`,
          'Take the first two from the total of three.',
        ],
        wrongs: [
          ['gave-the-letter', v],
          ['number-left-out', third + k],
          ['stopped-early', m * v],
          ['one-part-only', total - v],
          ['one-part-only', total - v - k],
          ['gave-the-average', a],
          ['gave-the-average', b],
        ],
      };
    },
  ),
];
