import type { Dice } from '../../core/dice.js';
import type { Shape } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { x } from '../../core/working.js';
import { type AverageContext, AVERAGE_CONTEXTS } from './averages.scene.js';
import { byFacts, shapeOf } from './drafting.js';

interface Drawn extends AverageContext {
  n: number;
  a: number;
  b: number;
  /** The two sentences that tell the averages; `m` holders at the second site. */
  told: (m: number) => string[];
}

/** The averages of both sites, each with its count. */
function tellBoth(
  c: AverageContext,
  ...sides: readonly [readonly [count: number, average: number], readonly [count: number, average: number]]
): string[] {
  return sides.map(
    ([count, average], i) =>
      `The ${count} ${c.many} at ${c.sites[i] ?? ''} hold an average of ${c.style.text(average)} each.`,
  );
}

function open(dice: Dice): Drawn | null {
  const c = dice.pick(AVERAGE_CONTEXTS);
  const n = dice.int(4, 9);
  const [a, b] = [dice.int(c.low, c.high), dice.int(c.low, c.high)];
  if (a <= b) return null;
  return { ...c, n, a, b, told: (m) => tellBoth(c, [n, a], [m, b]) };
}

const TOTALS = ['totalA = n * a', 'totalB = n * b'];

/** h3 with averages: things move between two sites, all of them together stay the same. */
export const AVERAGE_TRANSFER: readonly Shape[] = [
  shapeOf('total-after', 'not_ready', byFacts('x', ['totalB = n * b'], ['x = totalB + moved']), (dice) => {
    const d = open(dice);
    if (!d) return null;
    const moved = dice.int(3, d.a * 2);
    const total = d.n * d.b;
    const [from, to] = d.sites;
    return {
      story: [d.told(d.n)[1] ?? '', `Then ${d.style.text(moved)} are moved from ${from} to these ${d.many}.`],
      ask: `How many ${d.noun} are in these ${d.many} altogether now?`,
      blank: `There are now ___ ${d.noun} in these ${d.many} altogether.`,
      key: total + moved,
      style: d.style,
      params: { n: d.n, b: d.b, moved },
      steps: [
        [`Total at ${to} at first`, x`${d.b} × ${d.n}`, d.style],
        ['Total now', x`${total} + ${moved}`, d.style],
      ],
      hints: [
        'An average is for one. What does it tell about the total?',
        `Find how many ${d.noun} are at ${to} at first.`,
        `Multiply the average by ${d.n}. Then think of what is moved.`,
      ],
      wrongs: [
        ['average-as-total', d.b + moved],
        ['moved-the-wrong-way', total - moved],
        ['change-forgotten', total],
        ['wrong-count', d.b * (d.n + 1) + moved],
        ['wrong-count', d.b * (d.n - 1) + moved],
        ['average-as-total', (d.b + moved) * d.n],
      ],
    };
  }),
  shapeOf('make-averages-equal', 'guided', byFacts('x', TOTALS, ['totalA - x = totalB + x']), (dice) => {
    const d = open(dice);
    if (!d) return null;
    const [total, other] = [d.n * d.a, d.n * d.b];
    if ((total - other) % 2 !== 0) return null;
    const [from, to] = d.sites;
    return {
      story: d.told(d.n),
      ask: `How many ${d.noun} must be moved from ${from} to ${to} so that the two averages are equal?`,
      blank: `For the two averages to be equal, ___ ${d.noun} must be moved from ${from} to ${to}.`,
      key: (total - other) / 2,
      style: d.style,
      params: { n: d.n, a: d.a, b: d.b },
      steps: [
        [`Total at ${from}`, x`${d.a} × ${d.n}`, d.style],
        [`Total at ${to}`, x`${d.b} × ${d.n}`, d.style],
        ['Difference', x`${total} − ${other}`, d.style],
        ['To move', x`${total - other} ÷ 2`, d.style],
      ],
      hints: [
        'What does each average tell about the total?',
        `Both have ${d.n} ${d.many}. When are the averages equal?`,
        'Make the two totals equal. Think of both sides.',
      ],
      wrongs: [
        ['whole-difference', total - other],
        ['average-as-total', exact(d.a - d.b, 2)],
        ['gave-the-difference', d.a - d.b],
        ['half-of-the-total', exact(total + other, 2)],
        ['wrong-count', exact((d.a - d.b) * (d.n - 1), 2)],
        ['wrong-count', exact((d.a - d.b) * (d.n + 1), 2)],
      ],
    };
  }),
  shapeOf(
    'average-after',
    'independent',
    byFacts('x', ['totalB = m * b', 'now = m * x'], ['now = totalB + moved']),
    (dice) => {
      const d = open(dice);
      if (!d) return null;
      const m = dice.int(4, 9);
      const rise = dice.int(2, 9);
      const moved = rise * m;
      const total = m * d.b;
      if (moved >= d.a * d.n || m === d.n) return null;
      const [from, to] = d.sites;
      return {
        story: [d.told(m)[1] ?? '', `Then ${d.style.text(moved)} are moved there from ${from}.`],
        ask: `What is the average number of ${d.noun} in each ${d.one} at ${to} now?`,
        blank: `The average at ${to} is now ___ ${d.noun}.`,
        key: d.b + rise,
        style: d.style,
        middles: [[`At ${to} there are now ___ ${d.noun} altogether.`, total + moved, d.style]],
        params: { m, b: d.b, moved },
        steps: [
          ['Total at first', x`${d.b} × ${m}`, d.style],
          ['Total now', x`${total} + ${moved}`, d.style],
          ['Average now', x`${total + moved} ÷ ${m}`, d.style],
        ],
        hints: [
          'An average is for one. Find the total first.',
          'How does the total change when some are moved there?',
          `Share the new total among the ${d.many}.`,
        ],
        wrongs: [
          ['average-as-total', d.b + moved],
          ['moved-the-wrong-way', d.b - rise],
          ['change-forgotten', d.b],
          ['average-of-averages', exact(d.b + moved, 2)],
          ['gave-the-difference', rise],
          ['wrong-count', exact(total + moved, m - 1)],
          ['wrong-count', exact(total + moved, m + 1)],
          ['not-shared', total + moved],
          ['one-too-many', d.b + rise + 1],
        ],
      };
    },
  ),
  shapeOf(
    'equal-averages-of-unequal-groups',
    'mastery',
    byFacts(
      'x',
      ['totalA = n * a', 'totalB = m * b', 'left = n * level', 'got = m * level'],
      ['left = totalA - x', 'got = totalB + x'],
    ),
    (dice) => {
      const d = open(dice);
      if (!d) return null;
      // The equal average first: what is moved must be shared out on both sides.
      const [n, m] = [dice.int(4, 9), dice.int(4, 9)];
      const level = dice.int(d.low, d.high);
      const key = ((n * m) / gcd(n, m)) * dice.int(1, 3);
      const [a, b] = [level + key / n, level - key / m];
      if (n === m || b < d.low / 2) return null;
      const [total, other] = [n * a, m * b];
      const all = total + other;
      const [from, to] = d.sites;
      return {
        story: tellBoth(d, [n, a], [m, b]),
        ask: `How many ${d.noun} must be moved from ${from} to ${to} so that the two averages are equal?`,
        blank: `For the two averages to be equal, ___ ${d.noun} must be moved from ${from} to ${to}.`,
        key,
        style: d.style,
        middles: [[`The equal average will be ___ ${d.noun}.`, level, d.style]],
        params: { n, m, a, b },
        steps: [
          [`Total at ${from}`, x`${a} × ${n}`, d.style],
          [`Total at ${to}`, x`${b} × ${m}`, d.style],
          ['Altogether', x`${total} + ${other}`, d.style],
          ['Equal average', x`${all} ÷ ${n + m}`, d.style],
          [`Total left at ${from}`, x`${level} × ${n}`, d.style],
          ['To move', x`${total} − ${level * n}`, d.style],
        ],
        hints: [
          `What stays the same when ${d.noun} are moved?`,
          `Find the average of all the ${d.many} together.`,
          `How many ${d.noun} does ${from} need for that average? The others must go.`,
        ],
        wrongs: [
          ['unequal-groups', Math.abs(total - other)],
          ['unequal-groups', exact(Math.abs(total - other), 2)],
          ['average-of-averages', exact(total).sub(exact(a + b, 2).mul(n))],
          ['gave-the-average', level],
          ['stopped-early', level * n],
          ['gave-the-difference', a - b],
          ['wrong-count', key + level],
        ],
      };
    },
  ),
];
