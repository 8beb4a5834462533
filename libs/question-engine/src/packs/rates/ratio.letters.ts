import { PLAIN, amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { Working, workedLine } from '../../core/working.js';
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
          slip('gave-the-first-number', `This is ${a}'s number, not the letter.`, p * x),
          slip('gave-the-second-number', `This is ${b}'s number, not the letter.`, q * x),
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
      // The first number is r equal units of some x each, so the second has s of them: x + k are s × each x.
      const each = dice.int(2, 3);
      const m = r * each;
      const more = s * each - 1;
      const x = dice.int(2, 24);
      const k = more * x;
      if (m > 12 || more < 2 || k > 90 || [m, r, s, k].includes(x)) return null;
      const working = new Working();
      const unit = working.calc('Number of x in one unit', `${m} ÷ ${r}`);
      const second = working.calc(`Number of x that ${b} has`, `${s} × ${unit.toFraction()}`);
      const rest = working.calc(`Number of x that make ${k}`, `${second.toFraction()} − 1`);
      working.calc('x', `${k} ÷ ${rest.toFraction()}`);
      return {
        story: [`${a} has ${m}x ${things} and ${b} has (x + ${k}) ${things}.`, ratioOf(h, r, s)],
        ask: 'What is the value of x?',
        blank: 'The value of x is ___.',
        answer: amount(x, PLAIN),
        middles: [],
        params: { m, k, r, s },
        working,
        hints: [
          `${a} has ${m}x. How many units of the ratio is that?`,
          'Find how many x there are in one unit.',
          `Write ${b}'s units with x only. How many x more than one x is that?`,
        ],
        wrongs: [
          slip(
            'order-reversed',
            'Check the order of the ratio.',
            m * r - s > 0 ? exact(s * k, m * r - s) : -1,
          ),
          slip('one-unit-as-x', 'One unit is more than one x.', s > 1 ? exact(k, s - 1) : -1),
          slip('taken-equal', 'The two numbers are not equal.', m > 1 ? exact(k, m - 1) : -1),
          slip(
            'x-in-the-bracket-forgotten',
            `Not all of ${b}'s x make ${k}. One x is in the bracket.`,
            exact(k, s * each),
          ),
          slip('gave-the-first-number', `This is ${a}'s number, not the letter.`, m * x),
          slip('gave-the-second-number', `This is ${b}'s number, not the letter.`, x + k),
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
      if (q <= p || s <= r || p === 1 || p * s >= q * r) return null;
      // Both gain the same, so the difference stays: both ratios are written with the same difference.
      const gap = ((q - p) * (s - r)) / gcd(q - p, s - r);
      const [m, n] = [gap / (q - p), gap / (s - r)];
      const gained = n * r - m * p;
      const x = dice.int(2, 12);
      const k = gained * x;
      if (gained < 2 || n * s > 24 || k > 120) return null;
      const first = p * m * x;
      const working = new Working();
      working.say('Each gets as many as the other, so the difference stays the same.');
      working.say(
        `With the same difference: before ${p * m} : ${q * m}, after ${r * n} : ${s * n}. Let one unit be x.`,
      );
      const more = working.calc('Number of x that each gets', `${r * n} − ${p * m}`);
      const one = working.calc('x', `${k} ÷ ${more.toFraction()}`);
      working.calc(`${a} at first`, `${p * m} × ${one.toFraction()}`, style);
      return {
        story: [ratioOf(h, p, q), `Then each of them gets ${k} more.`, `The ratio becomes ${r} : ${s}.`],
        ask: `How many ${things} did ${a} have at first? Use a letter for one unit.`,
        blank: `At first ${a} had ___ ${things}.`,
        answer: amount(first, style),
        middles: [
          {
            blank: `At first ${b} had ___ ${things}.`,
            amount: amount(q * m * x, style),
            steps: workedLine(`${b} at first`, `${q * m} × ${x}`, style),
          },
        ],
        params: { p, q, k, r, s },
        working,
        hints: [
          'Each of them gets as many as the other. What stays the same?',
          'Write both ratios so that the difference has the same number of units.',
          'Let one unit be x. How many x does each of them get?',
        ],
        wrongs: [
          slip('other-owner', `This is ${b}'s number. Which name is in the question?`, q * m * x),
          slip('later-number', `This is what ${a} has after getting more, not at first.`, first + k),
          slip(
            'units-taken-equal',
            'One unit before is not the same as one unit after.',
            r === p ? -1 : exact(k * p, Math.abs(r - p)),
          ),
          slip('one-unit-only', `This is one unit only. How many units does ${a} have at first?`, x),
          slip('gain-as-one-unit', 'What each gets may not be one unit.', k * p),
          slip('later-number-of-the-other', `This is what ${b} has after getting more.`, q * m * x + k),
          slip('gain-added-once', 'Both of them get more, not only one.', exact(s * k, q * r - p * s).mul(p)),
        ],
        drawing: null,
      };
    },
  }),
];
