import { amount, moreText } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { Working } from '../../core/working.js';
import { type OwnersScene, drawOwners, drawTerms, units } from '../shared/owners.scene.js';

const SHARE_TWO: Shape = {
  id: 'share-two',
  levels: ['not_ready'],
  proof: {
    kind: 'facts',
    facts: [gateway('first = a * unit'), gateway('second = b * unit'), relation('total = first + second')],
    asked: 'second',
  },
  draw: (dice): Draft | null => {
    const scene = drawOwners(dice);
    const { style, owners } = scene;
    const [a, b] = drawTerms(dice, 5);
    const unit = dice.int(3, 15);
    const total = exact((a + b) * unit);
    const working = new Working();
    const sum = working.calc('Units in all', `${a} + ${b}`);
    const one = working.calc('1 unit', `${style.bare(total)} ÷ ${style.bare(sum)}`, style);
    working.calc(owners[1], `${b} × ${style.bare(one)}`, style);
    return {
      story: [
        `${owners[0]} and ${owners[1]} have ${style.text(total)}${style.unit === 'g' ? ' of clay' : ''} altogether.`,
        `The ratio of ${scene.measure(owners[0])} to ${scene.measure(owners[1])} is ${a} : ${b}.`,
      ],
      ask: `${scene.howMany} does ${owners[1]} have?`,
      blank:
        style.unit === 'g' ? `${owners[1]} has ___ g of clay.` : `${owners[1]} has ___ ${style.noun ?? ''}.`,
      answer: amount(b * unit, style),
      middles: [],
      params: { a, b, total },
      working,
      hints: [
        'Draw equal units for each child.',
        'How many equal units do they have altogether?',
        `Divide ${style.text(total)} by the number of units. Then find ${b === 1 ? 'one unit' : `${b} of these units`}.`,
      ],
      wrongs: [
        {
          code: 'other-part',
          explanation: `This is what ${owners[0]} has. Check the order of the ratio.`,
          value: a * unit,
        },
        { code: 'one-unit-only', explanation: 'This is one unit. Count the units again.', value: unit },
        {
          code: 'divided-by-one-term',
          explanation: 'Divide the total by all the units, not by the units of one child.',
          value: total.div(b),
        },
        {
          code: 'divided-by-the-other-term',
          explanation: 'Divide the total by all the units.',
          value: total.div(a),
        },
        { code: 'shared-equally', explanation: 'They do not have equal amounts.', value: total.div(2) },
        {
          code: 'term-taken-away',
          explanation: 'The terms of a ratio are units, not amounts.',
          value: total.sub(a),
        },
      ],
      drawing: {
        kind: 'bars',
        rows: [
          { label: owners[0], segments: units(a) },
          { label: owners[1], segments: units(b).map((u) => ({ ...u, tint: 'amber' as const })), brace: '?' },
        ],
      },
    };
  },
};

function threeOwners(dice: Dice): { scene: OwnersScene; terms: [number, number, number]; unit: number } {
  const scene = drawOwners(dice);
  const [a, b] = drawTerms(dice, 6);
  const c = dice.int(1, 7);
  return { scene, terms: [a, b, c], unit: dice.int(4, 18) };
}

function ratioOfThree(scene: OwnersScene, [a, b, c]: readonly number[]): string {
  const [p, q, r] = scene.owners;
  return `${p}, ${q} and ${r} share some ${scene.style.noun ?? 'clay'} in the ratio ${a} : ${b} : ${c}.`;
}

const THREE_FACTS = [
  gateway('first = a * unit'),
  gateway('second = b * unit'),
  gateway('third = c * unit'),
  relation('total = first + second + third'),
];

const SHARE_THREE: Shape = {
  id: 'share-three',
  levels: ['guided'],
  proof: { kind: 'facts', facts: THREE_FACTS, asked: 'third' },
  draw: (dice): Draft | null => {
    const { scene, terms, unit } = threeOwners(dice);
    const [a, b, c] = terms;
    const { style, owners } = scene;
    if (c === a || c === b) return null;
    const total = exact((a + b + c) * unit);
    const working = new Working();
    const sum = working.calc('Units in all', `${a} + ${b} + ${c}`);
    const one = working.calc('1 unit', `${style.bare(total)} ÷ ${style.bare(sum)}`, style);
    working.calc(owners[2], `${c} × ${style.bare(one)}`, style);
    return {
      story: [
        ratioOfThree(scene, terms),
        `There are ${style.text(total)} altogether.`.replace(
          'There are',
          style.unit === 'g' ? 'There is' : 'There are',
        ),
      ],
      ask: `${scene.howMany} does ${owners[2]} get?`,
      blank:
        style.unit === 'g'
          ? `${owners[2]} gets ___ g of clay.`
          : `${owners[2]} gets ___ ${style.noun ?? ''}.`,
      answer: amount(c * unit, style),
      middles: [],
      params: { a, b, c, total },
      working,
      hints: [
        'Each number of the ratio is a number of equal units.',
        'Find how many units there are altogether, then the value of one unit.',
        `Divide ${style.text(total)} by the sum of the three terms. Then find ${c === 1 ? 'one unit' : `${c} units`}.`,
      ],
      wrongs: [
        { code: 'wrong-part', explanation: `Check which term belongs to ${owners[2]}.`, value: a * unit },
        { code: 'wrong-part', explanation: `Check which term belongs to ${owners[2]}.`, value: b * unit },
        { code: 'shared-equally', explanation: 'The three shares are not equal.', value: total.div(3) },
        {
          code: 'divided-by-one-term',
          explanation: 'Divide the total by all the units.',
          value: total.div(c),
        },
        { code: 'one-unit-only', explanation: 'This is one unit only.', value: unit },
        {
          code: 'forgot-an-owner',
          explanation: 'All three terms make up the total.',
          value: total.div(a + c).mul(c),
        },
      ],
      drawing: {
        kind: 'bars',
        rows: [
          { label: owners[0], segments: units(a) },
          { label: owners[1], segments: units(b) },
          { label: owners[2], segments: units(c).map((u) => ({ ...u, tint: 'amber' as const })), brace: '?' },
        ],
      },
    };
  },
};

const SHARE_DIFFERENCE: Shape = {
  id: 'share-difference',
  levels: ['independent'],
  proof: { kind: 'facts', facts: [...THREE_FACTS, relation('more = third - first')], asked: 'more' },
  draw: (dice): Draft | null => {
    const { scene, terms, unit } = threeOwners(dice);
    const [a, b, c] = terms;
    const { style, owners } = scene;
    if (c <= a) return null;
    const total = exact((a + b + c) * unit);
    const more = (c - a) * unit;
    const working = new Working();
    const sum = working.calc('Units in all', `${a} + ${b} + ${c}`);
    const one = working.calc('1 unit', `${style.bare(total)} ÷ ${style.bare(sum)}`, style);
    const gap = working.calc('Difference in units', `${c} − ${a}`);
    working.calc('Difference', `${style.bare(gap)} × ${style.bare(one)}`, style);
    return {
      story: [
        ratioOfThree(scene, terms),
        style.unit === 'g'
          ? `There is ${style.text(total)} of clay altogether.`
          : `There are ${style.text(total)} altogether.`,
      ],
      ask: `${scene.howMany.replace('How many', 'How many more')} does ${owners[2]} get than ${owners[0]}?`,
      blank: `${owners[2]} gets ___ ${style.unit === 'g' ? 'g more' : 'more'} than ${owners[0]}.`,
      answer: amount(more, style),
      middles: [
        {
          blank: style.unit === 'g' ? 'One unit is ___ g.' : `One unit is ___ ${style.noun ?? ''}.`,
          amount: amount(unit, style),
        },
      ],
      params: { a, b, c, total },
      working,
      hints: [
        'Draw three bars made of equal units.',
        `How many more units does ${owners[2]} have than ${owners[0]}?`,
        'Find the value of one unit from the total. Then use the difference in units.',
      ],
      wrongs: [
        {
          code: 'gave-a-share',
          explanation: 'This is a whole share. The question asks for the difference.',
          value: c * unit,
        },
        {
          code: 'wrong-pair',
          explanation: `Compare ${owners[2]} with ${owners[0]}.`,
          value: Math.abs(c - b) * unit,
        },
        { code: 'one-unit-only', explanation: 'This is one unit only.', value: unit },
        {
          code: 'gave-the-smaller-share',
          explanation: 'This is the smaller share, not the difference.',
          value: a * unit,
        },
        {
          code: 'divided-by-the-difference',
          explanation: 'The total is shared by all the units.',
          value: total.div(c - a),
        },
        { code: 'added-the-shares', explanation: 'You added the two shares.', value: (a + c) * unit },
        {
          code: 'forgot-an-owner',
          explanation: 'All three terms make up the total.',
          value: total.div(a + c).mul(c - a),
        },
      ],
      drawing: null,
    };
  },
};

const TOTAL_FROM_DIFFERENCE: Shape = {
  id: 'total-from-difference',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      ...THREE_FACTS.slice(0, 3),
      relation('third = first + more'),
      relation('total = first + second + third'),
      relation('total = groups * share'),
    ],
    asked: 'share',
  },
  draw: (dice): Draft | null => {
    const { scene, terms, unit } = threeOwners(dice);
    const [a, b, c] = terms;
    const { style, owners } = scene;
    const groups = dice.int(2, 8);
    if (c - a < 2 || ((a + b + c) * unit) % groups !== 0) return null;
    const more = exact((c - a) * unit);
    const total = exact((a + b + c) * unit);
    const share = total.div(groups);
    const working = new Working();
    const gap = working.calc('Difference in units', `${c} − ${a}`);
    const one = working.calc('1 unit', `${style.bare(more)} ÷ ${style.bare(gap)}`, style);
    const sum = working.calc('Units in all', `${a} + ${b} + ${c}`);
    const all = working.calc('Total', `${style.bare(sum)} × ${style.bare(one)}`, style);
    working.calc('In each', `${style.bare(all)} ÷ ${groups}`, style);
    const clay = style.unit === 'g';
    return {
      story: [
        ratioOfThree(scene, terms),
        `${owners[2]} gets ${moreText(style.text(more), style)} than ${owners[0]}.`,
        clay
          ? `They then make ${groups} equal bowls with all the clay.`
          : `They then put everything equally into ${groups} boxes.`,
      ],
      ask: clay ? 'How many grams of clay are in each bowl?' : `${scene.howMany} are in each box?`,
      blank: clay ? 'Each bowl has ___ g of clay.' : `Each box has ___ ${style.noun ?? ''}.`,
      answer: amount(share, style),
      middles: [
        {
          blank: clay ? 'The total mass of clay is ___ g.' : `They have ___ ${style.noun ?? ''} altogether.`,
          amount: amount(total, style),
        },
      ],
      params: { a, b, c, more, groups },
      working,
      hints: [
        'Draw three bars made of equal units. Mark the difference that is given.',
        `${style.text(more)} is the difference between two of the bars. How many units is that?`,
        'Find one unit, then all the units together, and share that equally.',
      ],
      wrongs: [
        {
          code: 'gave-the-total',
          explanation: 'This is the total. It still has to be shared out.',
          value: total,
        },
        {
          code: 'difference-taken-as-a-share',
          explanation: `${style.text(more)} is a difference, not one child's share.`,
          value: more
            .div(c)
            .mul(a + b + c)
            .div(groups),
        },
        {
          code: 'difference-taken-as-total',
          explanation: 'The amount given is the difference, not the total.',
          value: more.div(groups),
        },
        {
          code: 'forgot-an-owner',
          explanation: 'Three children share. One is missing from your total.',
          value: exact((a + c) * unit).div(groups),
        },
        {
          code: 'one-unit-only',
          explanation: 'You took the difference as one unit.',
          value: more.mul(a + b + c).div(groups),
        },
        {
          code: 'shared-by-the-units',
          explanation: 'Check by how many the total is shared.',
          value: exact(unit),
        },
      ],
      drawing: null,
    };
  },
};

/** h1 for ratio, from not ready to mastery. */
export const RATIO_PART_WHOLE: readonly Shape[] = [
  SHARE_TWO,
  SHARE_THREE,
  SHARE_DIFFERENCE,
  TOTAL_FROM_DIFFERENCE,
];
