import { type Style, amount, measured } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working, workedLine } from '../../core/working.js';

const G: Style = measured('g', 0);

/** What lies on the pans. */
const THINGS = [
  { one: 'box', many: 'boxes', shape: 'box' },
  { one: 'bag', many: 'bags', shape: 'bag' },
] as const;
const PLACES = [
  'The balance shows two pans that are level.',
  'The balance in the figure is level.',
  'The balance in a kitchen is level, as the figure shows.',
  'The balance in a post office is level, as the figure shows.',
  'The balance on a toy shelf is level, as the figure shows.',
  'The balance in a garden shop is level, as the figure shows.',
  'The balance in a science room is level, as the figure shows.',
  'The balance at a market stall is level, as the figure shows.',
];

/** n holders (+ c1) on the left balance m holders + c2 on the right. */
function bothPans(id: string, level: 'not_ready' | 'guided' | 'independent'): Shape {
  const withLeft = level === 'independent';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway(withLeft ? 'left = n * x + add' : 'left = n * x'),
        gateway('right = m * x + weight'),
        relation('left = right'),
      ],
      asked: 'x',
    },
    draw: (dice): Draft | null => {
      const thing = dice.pick(THINGS);
      const easy = level === 'not_ready';
      const m = dice.int(1, 2);
      const n = m + dice.int(easy ? 1 : 2, easy ? 2 : 3);
      const key = dice.multiple(5, 10, 150);
      const add = withLeft ? dice.multiple(5, 10, 90) : 0;
      const weight = (n - m) * key + add;
      if (n > 5 || weight > 900) return null;
      const working = new Working();
      const gap = working.calc(`More ${thing.many} on the left`, `${n} − ${m}`);
      const rest = withLeft ? working.calc('Weight for these', `${weight} − ${add}`, G) : exact(weight);
      working.calc(`One ${thing.one}`, `${G.bare(rest)} ÷ ${gap.toFraction()}`, G);
      return {
        story: [dice.pick(PLACES), `All the ${thing.many} have the same mass.`],
        ask: `What is the mass of one ${thing.one}?`,
        blank: `The mass of one ${thing.one} is ___ g.`,
        answer: amount(key, G),
        middles: [
          {
            blank: `When the same number of ${thing.many} is taken off both pans, ___ ${thing.many} are left on the left pan.`,
            amount: amount(n - m, { ...G, text: (v) => exact(v).toFraction(), unit: null }),
          },
        ],
        params: { n, m, weight, ...(withLeft ? { add } : {}) },
        working,
        hints: [
          'A level balance has the same mass on both pans.',
          `Take the same number of ${thing.many} off both pans. What is left?`,
          withLeft
            ? `Take ${add} g off both pans as well. Then share what is left.`
            : `The ${thing.many} that are left balance ${weight} g. Share it equally.`,
        ],
        wrongs: [
          {
            code: 'one-pan-forgotten',
            explanation: `There are ${thing.many} on the other pan too.`,
            value: exact(weight - add, n),
          },
          {
            code: 'holders-added',
            explanation: 'Take the same off both pans. Do not put the pans together.',
            value: exact(weight - add, n + m),
          },
          {
            code: 'not-shared',
            explanation: `This is for all the ${thing.many} that are left.`,
            value: weight - add,
          },
          {
            code: 'weight-not-taken-off',
            explanation: 'Take the known weight off both pans.',
            value: exact(weight, n - m),
          },
          {
            code: 'weights-added',
            explanation: 'The weights lie on different pans.',
            value: exact(weight + add, n - m),
          },
          {
            code: 'shared-by-the-other-pan',
            explanation: `Count the ${thing.many} that are left on the left pan.`,
            value: exact(weight, m),
          },
          {
            code: 'one-counted-too-many',
            explanation: `Count the ${thing.many} again.`,
            value: exact(weight - add, n - m + 1),
          },
          { code: 'weight-taken-as-unit', explanation: 'Share the weight equally.', value: weight },
          { code: 'halved-again', explanation: 'Share only once.', value: exact(key, 2) },
        ],
        drawing: {
          kind: 'balance',
          left: [
            { shape: thing.shape, label: '?', count: n },
            ...(withLeft ? [{ shape: 'weight' as const, label: `${add} g`, count: 1 }] : []),
          ],
          right: [
            { shape: thing.shape, label: '?', count: m },
            { shape: 'weight', label: `${weight} g`, count: 1 },
          ],
        },
      };
    },
  };
}

const TWO_KINDS: Shape = {
  id: 'two-kinds-balance',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('left = n * bag'),
      gateway('right = m * box'),
      relation('left = right'),
      relation('total = bag + box'),
    ],
    asked: 'bag',
  },
  draw: (dice): Draft | null => {
    const n = dice.int(2, 4);
    const m = n + dice.int(1, 6 - n);
    const unit = dice.int(6, 60);
    const g = n === 2 && m % 2 === 0 ? 2 : n === 3 && m % 3 === 0 ? 3 : n === 4 && m % 2 === 0 ? 2 : 1;
    if (g !== 1 || m > 5) return null;
    const bag = m * unit;
    const box = n * unit;
    const total = bag + box;
    const working = new Working();
    working.say(`The pans are level, so 1 bag is ${m} units and 1 box is ${n} units.`);
    const sum = working.calc('Units in all', `${m} + ${n}`);
    const one = working.calc('1 unit', `${total} ÷ ${sum.toFraction()}`, G);
    working.calc('1 bag', `${m} × ${G.bare(one)}`, G);
    return {
      story: [
        dice.pick(PLACES),
        'All the bags have the same mass and all the boxes have the same mass.',
        `One bag and one box have a mass of ${total} g together.`,
      ],
      ask: 'What is the mass of one bag?',
      blank: 'The mass of one bag is ___ g.',
      answer: amount(bag, G),
      middles: [
        {
          blank: 'The mass of one box is ___ g.',
          amount: amount(box, G),
          steps: workedLine('1 box', `${n} × ${G.bare(one)}`, G),
        },
      ],
      params: { n, m, total },
      working,
      hints: [
        'A level balance has the same mass on both pans.',
        'Which is heavier, a bag or a box? Draw units for each so that both pans are equal.',
        `If a box has ${n} units, a bag has ${m}. Share ${total} g by all these units.`,
      ],
      wrongs: [
        { code: 'gave-the-other', explanation: 'This is for one box.', value: box },
        {
          code: 'shared-equally',
          explanation: 'A bag and a box do not have the same mass.',
          value: exact(total, 2),
        },
        { code: 'one-unit-only', explanation: 'This is one small unit.', value: unit },
        {
          code: 'total-as-one-pan',
          explanation: 'The mass given is for one bag and one box.',
          value: exact(total, n),
        },
        {
          code: 'total-as-one-pan',
          explanation: 'The mass given is for one bag and one box.',
          value: exact(total, m),
        },
        { code: 'gave-the-difference', explanation: 'This is how much heavier a bag is.', value: bag - box },
      ],
      drawing: {
        kind: 'balance',
        left: [{ shape: 'bag', label: '', count: n }],
        right: [{ shape: 'box', label: '', count: m }],
      },
    };
  },
};

/** h4 for balance and boxes. */
export const ALGEBRA_EQUAL: readonly Shape[] = [
  bothPans('balance-one-side', 'not_ready'),
  bothPans('balance-two-sides', 'guided'),
  bothPans('balance-weights-on-both', 'independent'),
  TWO_KINDS,
];
