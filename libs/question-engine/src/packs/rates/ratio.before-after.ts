import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact, gcd } from '../../numbers/exact.js';
import { Working, workedLine } from '../../core/working.js';
import { type OwnersScene, drawOwners, drawTerms, units } from '../shared/owners.scene.js';

/** The ratio of the first two owners in words. */
export const RATIO_SENTENCE = (scene: OwnersScene, a: number, b: number): string =>
  `The ratio of ${scene.measure(scene.owners[0])} to ${scene.measure(scene.owners[1])} is ${a} : ${b}.`;

function gainShape(id: string, level: 'not_ready' | 'guided'): Shape {
  const known = level === 'not_ready';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('first = a * unit'),
        gateway('second = b * unit'),
        relation(known ? 'first = has' : 'has = first + second'),
        relation('now = second + gain'),
      ],
      asked: 'now',
    },
    draw: (dice): Draft | null => {
      const scene = drawOwners(dice);
      const { style, owners } = scene;
      const [a, b] = drawTerms(dice, known ? 5 : 7);
      const unit = dice.int(3, 16);
      const gain = exact(dice.int(4, 30));
      const has = exact(known ? a * unit : (a + b) * unit);
      const second = b * unit;
      const now = gain.add(second);
      const working = new Working();
      const sum = known ? exact(a) : working.calc('Units in all', `${a} + ${b}`);
      const one = working.calc('1 unit', `${style.bare(has)} ÷ ${style.bare(sum)}`, style);
      const before = working.calc(`${owners[1]} at first`, `${b} × ${style.bare(one)}`, style);
      working.calc(`${owners[1]} now`, `${style.bare(before)} + ${style.bare(gain)}`, style);
      const clay = style.unit === 'g' ? ' of clay' : '';
      return {
        story: [
          RATIO_SENTENCE(scene, a, b),
          known
            ? `${owners[0]} has ${style.text(has)}${clay}.`
            : `They have ${style.text(has)}${clay} altogether.`,
          scene.gains(owners[1], style.text(gain)),
        ],
        ask: `${scene.howMany} does ${owners[1]} have now?`,
        blank: clay ? `${owners[1]} has ___ g of clay now.` : `${owners[1]} has ___ ${style.noun ?? ''} now.`,
        answer: amount(now, style),
        middles: [],
        params: { a, b, has, gain },
        working,
        hints: [
          'Draw the bars before the change with equal units.',
          `Find how much ${owners[1]} had at first.`,
          `Find the value of one unit from ${style.text(has)}, then ${b === 1 ? 'use it once' : `take ${b} such units`}, then add the change.`,
        ],
        wrongs: [
          {
            code: 'change-forgotten',
            explanation: `This is what ${owners[1]} had at first. Something was added.`,
            value: second,
          },
          {
            code: 'changed-the-wrong-way',
            explanation: 'The change makes more, not less.',
            value: gain.sub(second).abs(),
          },
          {
            code: 'wrong-part',
            explanation: `You used the units of ${owners[0]}.`,
            value: gain.add(a * unit),
          },
          {
            code: 'order-reversed',
            explanation: 'Check the order of the ratio.',
            value: known
              ? has.div(b).mul(a).add(gain)
              : has
                  .div(a + b)
                  .mul(a)
                  .add(gain),
          },
          {
            code: 'unit-taken-as-one',
            explanation: 'Terms of a ratio are equal units, not amounts.',
            value: gain.add(b),
          },
          { code: 'one-unit-only', explanation: 'You used one unit only.', value: gain.add(unit) },
          {
            code: 'gave-all',
            explanation: 'The question asks about one child, not about both.',
            value: has.add(gain),
          },
          { code: 'change-twice', explanation: 'The change happens once.', value: now.add(gain) },
        ],
        drawing: known
          ? {
              kind: 'bars',
              rows: [
                { label: owners[0], segments: units(a), brace: style.text(has) },
                {
                  label: owners[1],
                  segments: [...units(b), { size: 1.4, label: `+ ${style.text(gain)}`, tint: 'green' }],
                  brace: '?',
                },
              ],
            }
          : {
              kind: 'bars',
              rows: [
                { label: `${owners[0]} before`, segments: units(a) },
                { label: `${owners[1]} before`, segments: units(b) },
              ],
            },
      };
    },
  };
}

const NEW_RATIO: Shape = {
  id: 'new-ratio',
  levels: ['independent'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('before * a = has * b'),
      gateway('after * c = has * d'),
      relation('after = before + got'),
    ],
    asked: 'got',
  },
  draw: (dice): Draft | null => {
    const scene = drawOwners(dice);
    const { style, owners } = scene;
    const [a, b] = drawTerms(dice, 6);
    const [c, d] = drawTerms(dice, 7);
    const unit = dice.int(2, 6);
    const has = exact(((a * c) / gcd(a, c)) * unit);
    const before = has.mul(b).div(a);
    const after = has.mul(d).div(c);
    const got = after.sub(before);
    if (got.compare(3) < 0 || has.compare(120) > 0) return null;
    const working = new Working();
    const was = working.calc(`${owners[1]} at first`, `${style.bare(has)} ÷ ${a} × ${b}`, style);
    const is = working.calc(`${owners[1]} now`, `${style.bare(has)} ÷ ${c} × ${d}`, style);
    working.calc('Change', `${style.bare(is)} − ${style.bare(was)}`, style);
    const clay = style.unit === 'g' ? ' of clay' : '';
    return {
      story: [
        RATIO_SENTENCE(scene, a, b),
        `${owners[0]} has ${style.text(has)}${clay}.`,
        scene.gainsSome(owners[1]),
        `The ratio becomes ${c} : ${d}.`,
      ],
      ask: clay
        ? `How many more grams of clay does ${owners[1]} have now than at first?`
        : `How many more ${style.noun ?? ''} does ${owners[1]} have now than at first?`,
      blank: `${owners[1]} has ___ ${clay ? 'g more clay' : `more ${style.noun ?? ''}`} now than at first.`,
      answer: amount(got, style),
      middles: [
        {
          blank: clay
            ? `${owners[1]} had ___ g of clay at first.`
            : `${owners[1]} had ___ ${style.noun ?? ''} at first.`,
          amount: amount(before, style),
        },
      ],
      params: { a, b, has, c, d },
      working,
      hints: [
        `Whose amount changes? Whose amount stays the same?`,
        `Find how much ${owners[1]} had at first and has now. ${owners[0]} keeps ${style.text(has)}.`,
        `Use ${style.text(has)} as ${a === 1 ? '1 unit' : `${a} units`} before and as ${c === 1 ? '1 unit' : `${c} units`} after.`,
      ],
      wrongs: [
        { code: 'gave-the-start', explanation: 'This is the amount before the change.', value: before },
        { code: 'gave-the-end', explanation: 'This is the amount after the change.', value: after },
        {
          code: 'units-taken-equal',
          explanation: 'One unit before is not the same as one unit after.',
          value: has.div(a).mul(Math.abs(d - b)),
        },
        {
          code: 'units-taken-equal',
          explanation: 'One unit before is not the same as one unit after.',
          value: has.div(c).mul(Math.abs(d - b)),
        },
        {
          code: 'added-before-and-after',
          explanation: 'Find the difference between before and after.',
          value: before.add(after),
        },
        {
          code: 'order-reversed',
          explanation: 'Check the order of the ratio.',
          value: has.mul(c).div(d).sub(has.mul(a).div(b)).abs(),
        },
      ],
      drawing: null,
    };
  },
};

const ONE_GAINS: Shape = {
  id: 'one-gains',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('before * a = first * b'),
      gateway('after * c = first * d'),
      relation('after = before + gain'),
    ],
    asked: 'first',
  },
  draw: (dice): Draft | null => {
    const scene = drawOwners(dice);
    const { style, owners } = scene;
    const [a, b] = drawTerms(dice, 7);
    const [c, d] = drawTerms(dice, 8);
    const common = (a * c) / gcd(a, c);
    const b2 = (b * common) / a;
    const d2 = (d * common) / c;
    const gap = d2 - b2;
    if (gap < 2 || common > 24 || a === c) return null;
    const unit = dice.int(2, 12);
    const gain = exact(gap * unit);
    const working = new Working();
    working.say(`${owners[0]} does not change, so make both first terms ${common}.`);
    working.say(`Before: ${a} : ${b} = ${common} : ${b2}`);
    working.say(`After: ${c} : ${d} = ${common} : ${d2}`);
    const more = working.calc('Units gained', `${d2} − ${b2}`);
    const one = working.calc('1 unit', `${style.bare(gain)} ÷ ${style.bare(more)}`, style);
    working.calc(owners[0], `${common} × ${style.bare(one)}`, style);
    const clay = style.unit === 'g' ? ' of clay' : '';
    return {
      story: [
        RATIO_SENTENCE(scene, a, b),
        scene.gains(owners[1], `${style.text(gain)}${''}`),
        `The ratio becomes ${c} : ${d}.`,
      ],
      ask: `${scene.howMany} does ${owners[0]} have?`,
      blank: clay ? `${owners[0]} has ___ g of clay.` : `${owners[0]} has ___ ${style.noun ?? ''}.`,
      answer: amount(common * unit, style),
      middles: [
        {
          blank: clay
            ? `${owners[1]} had ___ g of clay at first.`
            : `${owners[1]} had ___ ${style.noun ?? ''} at first.`,
          amount: amount(b2 * unit, style),
          steps: workedLine(`${owners[1]} at first`, `${b2} × ${style.bare(one)}`, style),
        },
      ],
      params: { a, b, gain, c, d },
      working,
      hints: [
        `One child's amount stays the same. Whose?`,
        `Make the units of ${owners[0]} equal in both ratios.`,
        `When the first terms are equal, the second terms differ by the units that were gained: ${style.text(gain)}.`,
      ],
      wrongs: [
        {
          code: 'units-taken-equal',
          explanation: 'The units before and after are not equal until the unchanged part matches.',
          value: d === b ? -1 : gain.div(Math.abs(d - b)).mul(a),
        },
        {
          code: 'units-taken-equal',
          explanation: 'The units before and after are not equal until the unchanged part matches.',
          value: d === b ? -1 : gain.div(Math.abs(d - b)).mul(c),
        },
        { code: 'wrong-part', explanation: `This is what ${owners[1]} had at first.`, value: b2 * unit },
        { code: 'gave-the-end', explanation: `This is what ${owners[1]} has in the end.`, value: d2 * unit },
        { code: 'one-unit-only', explanation: 'This is one unit only.', value: unit },
        {
          code: 'gain-taken-as-one-unit',
          explanation: 'The gain is more than one unit.',
          value: gain.mul(common),
        },
        {
          code: 'gain-taken-as-all-units',
          explanation: 'The gain is only the difference in units.',
          value: gain.mul(a).div(b),
        },
      ],
      drawing: null,
    };
  },
};

/** h2 for ratio, from not ready to mastery. */
export const RATIO_BEFORE_AFTER: readonly Shape[] = [
  gainShape('known-then-gain', 'not_ready'),
  gainShape('total-then-gain', 'guided'),
  NEW_RATIO,
  ONE_GAINS,
];
