import { PLAIN, amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../core/exact.js';
import { Working } from '../../core/working.js';
import { drawTerms } from '../shared/owners.scene.js';
import { drawHolders, ratioOf, unitBars } from './ratio.holders.js';
import { slip } from './time-kit.js';
import { tryOften } from './try-often.js';

const nearby = (x: number) => [
  slip('one-too-many', 'Check by putting your number in.', x + 1),
  slip('one-too-few', 'Check by putting your number in.', x - 1),
  slip('two-too-many', 'Check by putting your number in.', x + 2),
  slip('ten-too-many', 'Check your subtraction.', x + 10),
];

function simple(id: string, level: 'not_ready' | 'guided'): Shape {
  const total = level === 'not_ready';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('second * p = first * q'),
        gateway('first = p * x'),
        relation(total ? 'told = first + second' : 'second = first + told'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const { a, b, things, style } = h;
      const [p, q] = drawTerms(dice, 9);
      const x = dice.int(3, 24);
      const units = total ? p + q : q - p;
      const told = units * x;
      if (units < 2 || [p, q].includes(x) || p === 1) return null;
      const working = new Working();
      working.say(`${b} has ${q === 1 ? '' : q}x ${things}.`);
      const sum = working.calc(
        total ? 'Number of x together' : 'Number of x more',
        total ? `${p} + ${q}` : `${q} − ${p}`,
      );
      working.calc('x', `${told} ÷ ${sum.toFraction()}`);
      return {
        story: [
          ratioOf(h, p, q),
          `${a} has ${p}x ${things}.`,
          total
            ? `They have ${style.text(told)} altogether.`
            : `${b} has ${style.text(told).replace(' ', ' more ')} than ${a}.`,
        ],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        answer: amount(x, PLAIN),
        middles: [],
        params: { p, q, told },
        working,
        hints: [
          `Write ${b}'s number with the letter too.`,
          total ? 'Add both numbers. How many x are there?' : 'How many x more does one have than the other?',
          'That many x make the number that is told.',
        ],
        wrongs: [
          slip('divided-by-one-term', 'Use both terms of the ratio.', exact(told, p)),
          slip('divided-by-one-term', 'Use both terms of the ratio.', exact(told, q)),
          slip(
            'sum-and-difference-mixed',
            'Is the sum told, or the difference?',
            exact(told, total ? Math.abs(q - p) : p + q),
          ),
          slip('gave-the-first-number', 'This is a number, not the letter.', p * x),
          slip('gave-the-second-number', 'This is a number, not the letter.', q * x),
          ...nearby(x),
        ],
        drawing: total
          ? {
              kind: 'bars',
              rows: [
                { label: a, segments: unitBars(p).map((s) => ({ ...s, label: 'x' })) },
                { label: b, segments: unitBars(q).map((s) => ({ ...s, label: 'x' })) },
              ],
            }
          : null,
      };
    },
  };
}

/** h11 for ratio: one letter names all the units. */
export const RATIO_LETTERS: readonly Shape[] = [
  simple('letter-from-total', 'not_ready'),
  simple('letter-from-difference', 'guided'),
  {
    id: 'times-and-more',
    levels: ['independent'],
    proof: {
      kind: 'facts',
      facts: [gateway('first * s = second * r'), relation('first = m * x'), relation('second = x + k')],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const { a, b, things } = h;
      const [r, s] = drawTerms(dice, 5);
      const m = dice.int(2, 8);
      // m x : (x + k) = r : s, so (m s − r) x = r k.
      const left = m * s - r;
      if (left < 2) return null;
      const x = r * dice.int(2, 12);
      const k = (left * x) / r;
      if (k > 90 || [m, r, s, k].includes(x)) return null;
      const working = new Working();
      working.say(`${s} × ${m}x is the same as ${r} × (x + ${k}).`);
      const both = working.calc('Number of x on one side', `${s} × ${m}`);
      const right = working.calc('Number on the other side', `${r} × ${k}`);
      const more = working.calc('Number of x more', `${both.toFraction()} − ${r}`);
      working.calc('x', `${right.toFraction()} ÷ ${more.toFraction()}`);
      return {
        story: [`${a} has ${m}x ${things} and ${b} has (x + ${k}) ${things}.`, ratioOf(h, r, s)],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        answer: amount(x, PLAIN),
        middles: [],
        params: { m, k, r, s },
        working,
        hints: [
          'Use the ratio: so many times one number is the same as so many times the other.',
          `Multiply ${a}'s number by ${s} and ${b}'s number by ${r}. Both are equal.`,
          'Bring all x to one side. How many x make the number on the other side?',
        ],
        wrongs: [
          slip(
            'order-reversed',
            'Check the order of the ratio.',
            m * r - s > 0 ? exact(s * k, m * r - s) : -1,
          ),
          slip('bracket-not-multiplied', 'Multiply both parts in the bracket.', exact(k, left)),
          slip('taken-equal', 'The two numbers are not equal.', m > 1 ? exact(k, m - 1) : -1),
          slip('x-on-one-side-forgotten', 'There are x on both sides.', exact(r * k, m * s)),
          slip('gave-the-first-number', 'This is a number, not the letter.', m * x),
          slip('gave-the-second-number', 'This is a number, not the letter.', x + k),
          ...nearby(x),
        ],
        drawing: null,
      };
    },
  },
  tryOften({
    id: 'both-gain',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [
        gateway('first = p * x'),
        gateway('second = q * x'),
        relation('r * (second + k) = s * (first + k)'),
      ],
      asked: 'first',
    },
    draw: (dice): Draft | null => {
      const h = drawHolders(dice);
      const { a, b, things, style } = h;
      const [p, q] = drawTerms(dice, 8);
      const [r, s] = drawTerms(dice, 8);
      // (p x + k) s = (q x + k) r, so (p s − q r) x = k (r − s).
      const left = q * r - p * s;
      const right = s - r;
      if (right < 1 || left < 1 || p === 1 || q === 1) return null;
      const x = right * dice.int(1, 10);
      const k = (left * x) / right;
      if (k > 120 || k < 2 || x < 2) return null;
      const first = p * x;
      const working = new Working();
      working.say(`Let ${a} have ${p}x and ${b} have ${q}x at first.`);
      working.say(`${s} × (${p}x + ${k}) is the same as ${r} × (${q}x + ${k}).`);
      const more = working.calc('Number of x more', `${r} × ${q} − ${s} × ${p}`);
      const gain = working.calc('Number on the other side', `${s} × ${k} − ${r} × ${k}`);
      const one = working.calc('x', `${gain.toFraction()} ÷ ${more.toFraction()}`);
      working.calc(`${a} at first`, `${p} × ${one.toFraction()}`, style);
      return {
        story: [ratioOf(h, p, q), `Then each of them gets ${k} more.`, `The ratio becomes ${r} : ${s}.`],
        ask: `How many ${things} did ${a} have at first? Use a letter for one unit.`,
        blank: `At first ${a} had ___ ${things}.`,
        answer: amount(first, style),
        middles: [
          { blank: `If ${a} had ${p}x and ${b} had ${q}x at first, x is ___.`, amount: amount(x, PLAIN) },
        ],
        params: { p, q, k, r, s },
        working,
        hints: [
          'Write both numbers at first with one letter.',
          'Add what each gets. The new numbers are in the new ratio.',
          'Multiply across: so many times one is the same as so many times the other.',
        ],
        wrongs: [
          slip('other-owner', `This is about ${b}.`, q * x),
          slip('later-number', 'This is the later number.', first + k),
          slip(
            'units-taken-equal',
            'One unit before is not the same as one unit after.',
            r === p ? -1 : exact(k * p, Math.abs(r - p)),
          ),
          slip('gave-the-letter', 'Put the letter back into the number.', x),
          slip('gain-as-one-unit', 'What each gets may not be one unit.', k * p),
          slip('later-number-of-the-other', `This is the later number of ${b}.`, q * x + k),
          slip('gain-added-once', 'Both of them get some.', exact(s * k, left).mul(p)),
        ],
        drawing: null,
      };
    },
  }),
];
