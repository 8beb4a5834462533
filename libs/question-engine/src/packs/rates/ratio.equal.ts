import { RATIO, amount } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { fractionText, ratioText } from '../../numbers/number-text.js';
import { drawPeople } from '../../core/people.js';
import { Working } from '../../core/working.js';
import { equalSharesShapes } from '../../engines/equal-shares.engine.js';
import { drawCounts } from '../../engines/equal-totals.engine.js';
import { EQUAL_SHARE_SCENES, drawEqualFractions } from '../shared/equal-shares.scenes.js';

/** Two kinds whose totals are equal; asked is the ratio of one to one. */
interface KindsScene {
  equal: (n: string, m: string) => string;
  /** One of each: "pen", "ruler". */
  kinds: [string, string];
  /** "the cost of a pen to the cost of a ruler". */
  compared: string;
}

const KINDS: readonly KindsScene[] = [
  {
    equal: (n, m) => `${n} pens cost the same as ${m} rulers.`,
    kinds: ['pen', 'ruler'],
    compared: 'the cost of one pen to the cost of one ruler',
  },
  {
    equal: (n, m) => `${n} papayas have the same mass as ${m} mangoes.`,
    kinds: ['papaya', 'mango'],
    compared: 'the mass of one papaya to the mass of one mango',
  },
  {
    equal: (n, m) => `${n} jugs hold as much water as ${m} bottles.`,
    kinds: ['jug', 'bottle'],
    compared: 'the volume of one jug to the volume of one bottle',
  },
  {
    equal: (n, m) => `${n} red rods placed end to end are as long as ${m} blue rods.`,
    kinds: ['red rod', 'blue rod'],
    compared: 'the length of a red rod to the length of a blue rod',
  },
  {
    equal: (n, m) => `${n} adult tickets cost the same as ${m} child tickets.`,
    kinds: ['adult ticket', 'child ticket'],
    compared: 'the cost of an adult ticket to the cost of a child ticket',
  },
  {
    equal: (n, m) => `${n} bricks have the same mass as ${m} tiles.`,
    kinds: ['brick', 'tile'],
    compared: 'the mass of one brick to the mass of one tile',
  },
];

const ONE = gateway('second = 1');

/** Wrong ratios that keep the right look. */
function ratioWrongs(key: Exact, p: Exact, q: Exact): Draft['wrongs'] {
  return [
    {
      code: 'order-reversed',
      explanation: 'Check the order. The one that needs fewer is the larger one.',
      value: exact(1).div(key),
    },
    { code: 'taken-equal', explanation: 'The totals are equal, but one of each is not.', value: exact(1) },
    {
      code: 'part-of-the-sum',
      explanation: 'Compare the one with the other, not with both together.',
      value: key.div(key.add(1)),
    },
    {
      code: 'part-of-the-sum',
      explanation: 'Compare the one with the other, not with both together.',
      value: exact(1).div(key.add(1)),
    },
    {
      code: 'shares-multiplied',
      explanation: 'Make the equal parts match. Do not multiply them.',
      value: p.mul(q),
    },
    {
      code: 'sum-to-part',
      explanation: 'Compare the one with the other, not with both together.',
      value: key.add(1),
    },
  ];
}

function kindsShape(id: string, level: 'not_ready'): Shape {
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [relation('n * first = m * second'), ONE, gateway('r = first')],
      asked: 'r',
    },
    draw: (dice: Dice): Draft | null => {
      const scene = dice.pick(KINDS);
      const { n, m } = drawCounts(dice, 2, 9);
      const key = exact(m, n);
      const working = new Working();
      const [first, second] = scene.kinds;
      working.say(`The totals are equal, so 1 ${first} is ${m} units and 1 ${second} is ${n} units.`);
      working.say(`Ratio = ${ratioText(key)}`);
      return {
        story: [scene.equal(String(n), String(m))],
        ask: `What is the ratio of ${scene.compared}?`,
        blank: `The ratio of ${scene.compared} is ___.`,
        answer: amount(key, RATIO),
        middles: [],
        params: { n, m },
        working,
        hints: [
          'Which of the two is larger, if fewer of it make the same total?',
          'Draw two bars of equal length and cut each into its equal parts.',
          'Cut both bars into the same small units. Then count the units in one part of each.',
        ],
        wrongs: ratioWrongs(key, exact(n), exact(m)),
        drawing: null,
      };
    },
  };
}

function fractionsShape(id: string): Shape {
  return {
    id,
    levels: ['guided'],
    proof: {
      kind: 'facts',
      facts: [relation('p * first = q * second'), ONE, gateway('r = first')],
      asked: 'r',
    },
    draw: (dice: Dice): Draft | null => {
      const [a, b] = drawPeople(dice, 2).map((x) => x.name);
      const [p, q] = drawEqualFractions(dice, 'guided');
      const key = q.div(p);
      if (!RATIO.allows(key) || key.n > 24n || key.d > 24n) return null;
      const noun = dice.pick(['stickers', 'marbles', 'stamps', 'beads', 'cards']);
      const top = p.n * q.n;
      const [pa, qa] = [Number(top / p.n), Number(top / q.n)];
      const working = new Working();
      working.say(
        `Make the equal parts have the same number of units: ${fractionText(p)} is ${p.n * BigInt(pa)} of ${p.d * BigInt(pa)} units.`,
      );
      working.say(`${fractionText(q)} is ${q.n * BigInt(qa)} of ${q.d * BigInt(qa)} units.`);
      const raw = `${p.d * BigInt(pa)} : ${q.d * BigInt(qa)}`;
      working.say(raw === ratioText(key) ? `Ratio = ${raw}` : `Ratio: ${raw} = ${ratioText(key)}`);
      return {
        story: [
          `${fractionText(p)} of ${a ?? ''}'s ${noun} is the same number as ${fractionText(q)} of ${b ?? ''}'s ${noun}.`,
        ],
        ask: `What is the ratio of ${a ?? ''}'s ${noun} to ${b ?? ''}'s ${noun} in its simplest form?`,
        blank: `In its simplest form, the ratio of ${a ?? ''}'s ${noun} to ${b ?? ''}'s ${noun} is ___.`,
        answer: amount(key, RATIO),
        middles: [],
        params: { p, q },
        working,
        hints: [
          'Draw two bars so that the equal parts have the same length.',
          'Give the equal parts the same number of small units.',
          'Make both numerators equal. Then compare the denominators.',
        ],
        wrongs: [
          {
            code: 'upside-down',
            explanation: 'The one with the larger share equal has the smaller whole.',
            value: p.div(q),
          },
          ...ratioWrongs(key, p, q),
        ],
        drawing: null,
      };
    },
  };
}

const AMOUNTS = equalSharesShapes({
  scenes: EQUAL_SHARE_SCENES,
  full: 1,
  text: fractionText,
  shares: drawEqualFractions,
});

/** h4 for ratio: from equal totals or shares to the ratio, later to amounts. */
export const RATIO_EQUAL: readonly Shape[] = [
  kindsShape('equal-totals', 'not_ready'),
  fractionsShape('equal-fractions'),
  ...AMOUNTS.filter((shape) => shape.levels.some((l) => l === 'independent' || l === 'mastery')),
];
