import { MONEY, MONEY_TO_CENT, amount, countOf, measured } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { MIN, slip } from './time-kit.js';

const L = measured('ℓ', 0);
const VESSELS = [
  'tank',
  'pool',
  'fish pond',
  'trough',
  'barrel',
  'rain tub',
  'bath tub',
  'water tank',
] as const;

interface Flow {
  vessel: string;
  fill: number;
  leak: number;
  t: number;
}

function drawFlow(dice: Dice): Flow {
  const leak = dice.int(2, 7);
  return { vessel: dice.pick(VESSELS), fill: leak + dice.int(3, 12), leak, t: dice.int(6, 20) };
}

const tellFlow = ({ vessel, fill, leak, t }: Flow): string =>
  `A tap fills the ${vessel} at ${fill} ℓ per minute for ${t} min, while ${leak} ℓ per minute leaks out.`;

/** h2 for rate, Primary 6: a tap fills and a leak empties at the same time. */
export const NET_RATE_CHANGES: readonly Shape[] = [
  {
    id: 'filled-while-leaking',
    levels: ['independent'],
    proof: {
      kind: 'facts',
      facts: [gateway('gained = (fill - leak) * t'), relation('now = start + gained')],
      asked: 'start',
    },
    draw: (dice): Draft | null => {
      const d = drawFlow(dice);
      const { name } = drawPerson(dice);
      const gained = (d.fill - d.leak) * d.t;
      const start = dice.multiple(5, 20, 240);
      const now = start + gained;
      const working = new Working();
      const net = working.calc('Gained in each minute', `${d.fill} − ${d.leak}`, L);
      const all = working.calc('Gained in all', `${d.t} × ${L.bare(net)}`, L);
      working.calc('At first', `${now} − ${L.bare(all)}`, L);
      return {
        story: [`${name} looks after a ${d.vessel}.`, tellFlow(d), `Then it has ${L.text(now)} of water.`],
        ask: 'How many litres of water did it have at first?',
        blank: 'At first it had ___ ℓ of water.',
        answer: amount(start, L),
        middles: [{ blank: 'It gains ___ ℓ in all.', amount: amount(gained, L) }],
        params: { fill: d.fill, leak: d.leak, t: d.t, now },
        working,
        hints: [
          'How much does it gain in each minute?',
          'Multiply that by the number of minutes.',
          'Go back from the end: take what was gained away.',
        ],
        wrongs: [
          slip('leak-added', 'The leak takes water away.', now - (d.fill + d.leak) * d.t),
          slip('leak-forgotten', 'Some water leaks out all the time.', now - d.fill * d.t),
          slip('told-forwards', 'Go back to the beginning.', now + gained),
          slip('gave-the-change', 'This is what it gained.', gained),
          slip('one-minute-only', 'The water runs for more than one minute.', now - (d.fill - d.leak)),
          slip('leak-counted-once', 'It leaks in every minute.', now - d.fill * d.t + d.leak),
        ],
        drawing: null,
      };
    },
  },
  {
    id: 'rate-of-the-leak',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [gateway('in = fill * t'), gateway('out = leak * t'), relation('now = start + in - out')],
      asked: 'leak',
    },
    draw: (dice): Draft | null => {
      const d = drawFlow(dice);
      const { name } = drawPerson(dice);
      const start = dice.multiple(5, 20, 240);
      const now = start + (d.fill - d.leak) * d.t;
      if ([d.fill, d.t, start, now].includes(d.leak)) return null;
      const working = new Working();
      const come = working.calc('Filled in', `${d.t} × ${d.fill}`, L);
      const full = working.calc('Without a leak', `${start} + ${L.bare(come)}`, L);
      const out = working.calc('Leaked out', `${L.bare(full)} − ${now}`, L);
      working.calc('Leak in each minute', `${L.bare(out)} ÷ ${d.t}`, L);
      return {
        story: [
          `${name}'s ${d.vessel} has ${L.text(start)} of water and a leak.`,
          `A tap fills it at ${d.fill} ℓ per minute for ${d.t} min.`,
          `Then it has ${L.text(now)}.`,
        ],
        ask: 'How many litres leak out per minute?',
        blank: 'In each minute ___ ℓ leak out.',
        answer: amount(d.leak, L),
        middles: [{ blank: 'In all, ___ ℓ leak out.', amount: amount(d.leak * d.t, L) }],
        params: { start, fill: d.fill, t: d.t, now },
        working,
        hints: [
          'What would it have without the leak?',
          'How much is missing at the end?',
          'That much leaks out in all. Share it by the minutes.',
        ],
        wrongs: [
          slip('gave-the-net-rate', 'This is what it gains in each minute.', d.fill - d.leak),
          slip('gave-the-total-leak', 'This is for all the minutes.', d.leak * d.t),
          slip('start-forgotten', 'There was some water at first.', exact(d.fill * d.t - now, d.t)),
          slip('one-too-many', 'Check your division.', d.leak + 1),
          slip('one-too-few', 'Check your division.', d.leak - 1),
          slip('rates-added', 'The leak works against the tap.', d.fill + d.leak),
          slip('gave-the-filling-rate', 'This is the rate of the tap.', d.fill),
        ],
        drawing: null,
      };
    },
  },
];

const BILLS = [
  ['electricity', 'unit', 'units'],
  ['a phone plan', 'GB', 'GB'],
  ['a gym', 'visit', 'visits'],
  ['a printing shop', 'poster', 'posters'],
  ['a laundry', 'load', 'loads'],
  ['a car park', 'hour', 'hours'],
  ['a swimming club', 'lesson', 'lessons'],
  ['a bicycle shop', 'repair', 'repairs'],
] as const;

/** h7 for rate, Primary 6: from a bill with GST back to the number of units. */
export const BILL_BACKWARDS: readonly Shape[] = [
  {
    id: 'units-from-a-bill-with-gst',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [
        gateway('charge = rate * n'),
        relation('before = fee + charge'),
        relation('bill = before * (100 + gst) / 100'),
      ],
      asked: 'n',
    },
    draw: (dice): Draft | null => {
      const [what, one, many] = dice.pick(BILLS);
      const { name } = drawPerson(dice);
      const rate = exact(dice.multiple(50, 50, 1200), 100);
      const n = dice.int(6, 60);
      const fee = dice.int(5, 40);
      const before = rate.mul(n).add(fee);
      const bill = before.mul(109).div(100);
      const unit = countOf(many);
      if (!MONEY_TO_CENT.allows(bill) || before.d !== 1n || before.compare(900) > 0) return null;
      if ([fee, 9].includes(n) || rate.equals(n)) return null;
      const working = new Working();
      const plain = working.calc('Before GST', `${MONEY.bare(bill)} ÷ 109 × 100`, MONEY);
      const charge = working.calc(`For the ${many}`, `${MONEY.bare(plain)} − ${fee}`, MONEY);
      working.calc(`Number of ${many}`, `${MONEY.bare(charge)} ÷ ${MONEY.bare(rate)}`, unit);
      return {
        story: [
          `The bill of ${what} is a fee of ${MONEY.text(fee)} and ${MONEY.text(rate)} for each ${one}.`,
          'Then 9% GST is added.',
          `${name} pays ${MONEY_TO_CENT.text(bill)}.`,
        ],
        ask: `How many ${many} is the bill for?`,
        blank: `The bill is for ___ ${many}.`,
        answer: amount(n, unit),
        middles: [{ blank: 'Before GST the bill is $___.', amount: amount(before, MONEY) }],
        params: { fee, rate, gst: 9, bill },
        working,
        hints: [
          'Undo the last step first: the GST.',
          'The bill is one hundred and nine parts. What are one hundred parts?',
          'Take the fee away. Then divide by the charge for one.',
        ],
        wrongs: [
          slip('gst-forgotten', 'The GST comes on top of the fee and the charge.', bill.sub(fee).div(rate)),
          slip('fee-forgotten', 'The fee is a part of the bill.', before.div(rate)),
          slip('fee-added', 'The fee must be taken away.', before.add(fee).div(rate)),
          slip(
            'gst-of-the-bill',
            'The GST is a part of the smaller amount.',
            bill.mul(91).div(100).sub(fee).div(rate),
          ),
          slip('one-too-many', 'Check your division.', n + 1),
          slip('one-too-few', 'Check your division.', n - 1),
          slip('ten-too-many', 'Check your subtraction.', n + 10),
        ],
        drawing: null,
      };
    },
  },
];

/** h1 and h4 for rate, Primary 6: two pumps make a whole; a later start is caught up. */
export const TWO_PUMPS: readonly Shape[] = [
  {
    id: 'time-of-the-second-pump',
    levels: ['independent'],
    proof: {
      kind: 'facts',
      facts: [gateway('first = r * t'), gateway('second = s * u'), relation('whole = first + second')],
      asked: 'u',
    },
    draw: (dice): Draft | null => {
      const vessel = dice.pick(VESSELS);
      const { name } = drawPerson(dice);
      const [r, s, t, u] = [dice.int(6, 20), dice.int(6, 20), dice.int(5, 20), dice.int(5, 25)];
      const whole = r * t + s * u;
      if (r === s || t === u || [r, s, t].includes(u)) return null;
      const working = new Working();
      const first = working.calc('Pump X', `${t} × ${r}`, L);
      const rest = working.calc('Pump Y', `${whole} − ${L.bare(first)}`, L);
      working.calc('Time of Pump Y', `${L.bare(rest)} ÷ ${s}`, MIN);
      return {
        story: [
          `${name} fills a ${vessel} with ${L.text(whole)} of water.`,
          `First Pump X runs for ${t} min at ${r} ℓ per minute.`,
          `Then Pump Y does the rest at ${s} ℓ per minute.`,
        ],
        ask: 'For how many minutes does Pump Y run?',
        blank: 'Pump Y runs for ___ min.',
        answer: amount(u, MIN),
        middles: [{ blank: 'Pump Y gives ___ ℓ.', amount: amount(s * u, L) }],
        params: { whole, r, t, s },
        working,
        hints: [
          'Two parts make the whole.',
          'How much does Pump X give?',
          'Find the other part. Divide it by its rate.',
        ],
        wrongs: [
          slip('first-part-forgotten', 'Pump X gives a part of it.', exact(whole, s)),
          slip('other-rate', 'Use the rate of Pump Y.', exact(s * u, r)),
          slip('rates-added', 'The pumps do not run at the same time.', exact(whole, r + s)),
          slip('time-of-both', 'Give the time of Pump Y only.', t + u),
          slip('one-too-many', 'Check your division.', u + 1),
          slip('one-too-few', 'Check your division.', u - 1),
          slip('ten-too-many', 'Check your subtraction.', u + 10),
        ],
        drawing: null,
      };
    },
  },
];

export const LATER_START: readonly Shape[] = [
  {
    id: 'later-start-caught-up',
    levels: ['mastery'],
    proof: {
      kind: 'facts',
      facts: [gateway('first = r * x'), gateway('second = s * (x - m)'), relation('first = second')],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const vessel = dice.pick(VESSELS);
      const { name } = drawPerson(dice);
      const r = dice.int(4, 15);
      const gain = dice.int(2, 8);
      const [s, m] = [r + gain, dice.int(2, 10)];
      if ((r * m) % gain !== 0) return null;
      const x = m + (r * m) / gain;
      if (x > 60 || x - m < 3 || [r, s, m].includes(x)) return null;
      const working = new Working();
      const ahead = working.calc('Ahead of it', `${m} × ${r}`, L);
      const each = working.calc('Caught up in each minute', `${s} − ${r}`, L);
      const time = working.calc('Time to catch up', `${L.bare(ahead)} ÷ ${L.bare(each)}`, MIN);
      working.calc('After the first start', `${MIN.bare(time)} + ${m}`, MIN);
      return {
        story: [
          `${name} fills an empty ${vessel} from Tap A at ${r} ℓ per minute.`,
          `A second empty ${vessel} is filled from Tap B at ${s} ℓ per minute.`,
          `Tap B is turned on ${m} min later than Tap A.`,
        ],
        ask: 'How many minutes after Tap A was turned on do both have the same amount of water?',
        blank: 'Both have the same amount ___ min after Tap A was turned on.',
        answer: amount(x, MIN),
        middles: [
          { blank: 'Tap B has run for ___ min when both have the same.', amount: amount(x - m, MIN) },
        ],
        params: { r, s, m },
        working,
        hints: [
          'Both have the same in the end. How much is the first one ahead?',
          'How much of that does the other tap catch up in each minute?',
          'Find the time to catch up. Then count from the first start.',
        ],
        wrongs: [
          slip('counted-from-the-second-start', 'Count from the start of Tap A.', x - m),
          slip('rates-added', 'Tap B gains by the difference of the rates.', exact(r * m, r + s)),
          slip('head-start-at-the-other-rate', 'Tap A ran alone at its own rate.', exact(s * m, gain).add(m)),
          slip('gave-the-head-start', 'This is how far it is ahead.', r * m),
          slip('head-start-added-twice', 'Add the head start once.', x + m),
          slip('one-too-many', 'Check your division.', x + 1),
          slip('one-too-few', 'Check your division.', x - 1),
        ],
        drawing: null,
      };
    },
  },
];
