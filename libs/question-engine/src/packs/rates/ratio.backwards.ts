import { amount } from '../../core/amount.js';
import { type Draft, type Shape, gateway, relation } from '../../core/draft.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import { Working } from '../../core/working.js';
import { RATIO_SENTENCE } from './ratio.before-after.js';
import { drawOwners, drawTerms, units } from '../shared/owners.scene.js';

const nowSentence = (scene: ReturnType<typeof drawOwners>, a: number, b: number): string =>
  RATIO_SENTENCE(scene, a, b).replace(/^The ratio/, 'Now the ratio');

/** B gives some away; the ratio and one amount at the end are told. */
function givesAway(id: string, level: 'not_ready' | 'guided'): Shape {
  const known = level === 'not_ready';
  return {
    id,
    levels: [level],
    proof: {
      kind: 'facts',
      facts: [
        gateway('first = a * unit'),
        gateway('left = b * unit'),
        relation(known ? 'has = first' : 'has = first + left'),
        relation('start = left + gave'),
      ],
      asked: 'start',
    },
    draw: (dice): Draft | null => {
      const scene = drawOwners(dice);
      const { style, owners } = scene;
      const [a, b] = drawTerms(dice, known ? 5 : 7);
      const unit = dice.int(3, 16);
      const gave = exact(dice.int(4, 30));
      const left = b * unit;
      const has = exact(known ? a * unit : (a + b) * unit);
      const start = gave.add(left);
      const clay = style.unit === 'g';
      const working = new Working();
      const sum = known ? exact(a) : working.calc('Units in all', `${a} + ${b}`);
      const one = working.calc('1 unit', `${style.bare(has)} ÷ ${style.bare(sum)}`, style);
      const now = working.calc(`${owners[1]} now`, `${b} × ${style.bare(one)}`, style);
      working.calc(`${owners[1]} at first`, `${style.bare(now)} + ${style.bare(gave)}`, style);
      return {
        story: [
          `${owners[1]} gives away ${style.text(gave)}${clay ? ' of clay' : ''}.`,
          nowSentence(scene, a, b),
          known ? `${owners[0]} has ${style.text(has)}.` : `They now have ${style.text(has)} altogether.`,
        ],
        ask: `${scene.howMany} did ${owners[1]} have at first?`,
        blank: clay
          ? `${owners[1]} had ___ g of clay at first.`
          : `${owners[1]} had ___ ${style.noun ?? ''} at first.`,
        answer: amount(start, style),
        middles: [],
        params: { a, b, has, gave },
        working,
        hints: [
          'The ratio is true at the end. Whose amount changed before that?',
          `Find how much ${owners[1]} has now.`,
          `Use the units to find ${owners[1]}'s amount now. Then put back what was given away.`,
        ],
        wrongs: [
          { code: 'change-not-undone', explanation: `This is what ${owners[1]} has now.`, value: left },
          {
            code: 'same-operation',
            explanation: 'To go back, put the amount back.',
            value: gave.sub(left).abs(),
          },
          {
            code: 'wrong-part',
            explanation: `You used the units of ${owners[0]}.`,
            value: gave.add(a * unit),
          },
          {
            code: 'order-reversed',
            explanation: 'Check the order of the ratio.',
            value: known ? has.div(b).mul(a).add(gave) : gave.add(a * unit),
          },
          { code: 'one-unit-only', explanation: 'You used one unit only.', value: gave.add(unit) },
          {
            code: 'unit-taken-as-one',
            explanation: 'Terms of a ratio are equal units, not amounts.',
            value: gave.add(b),
          },
          { code: 'change-twice', explanation: 'The amount was given away once.', value: start.add(gave) },
          { code: 'gave-all', explanation: 'The question asks about one child.', value: has.add(gave) },
        ],
        drawing: known
          ? {
              kind: 'bars',
              rows: [
                { label: `${owners[0]} now`, segments: units(a), brace: style.text(has) },
                {
                  label: `${owners[1]} now`,
                  segments: [...units(b), { size: 1.5, label: style.text(gave), taken: true }],
                },
              ],
            }
          : null,
      };
    },
  };
}

const TWO_CHANGES: Shape = {
  id: 'both-change',
  levels: ['independent'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('second * a = first * b'),
      relation('first = start + got'),
      relation('second = before - gave'),
    ],
    asked: 'start',
  },
  draw: (dice): Draft | null => {
    const scene = drawOwners(dice);
    const { style, owners } = scene;
    const [a, b] = drawTerms(dice, 7);
    const unit = dice.int(4, 18);
    const first = a * unit;
    const has = b * unit;
    const got = dice.int(3, first - 2);
    const gave = dice.int(3, 25);
    const start = first - got;
    const before = has + gave;
    if (start < 3 || got === gave) return null;
    const clay = style.unit === 'g';
    const working = new Working();
    const second = working.calc(`${owners[1]} in the end`, `${before} − ${gave}`, style);
    const one = working.calc('1 unit', `${style.bare(second)} ÷ ${b}`, style);
    const end = working.calc(`${owners[0]} in the end`, `${a} × ${style.bare(one)}`, style);
    working.calc(`${owners[0]} at first`, `${style.bare(end)} − ${got}`, style);
    return {
      story: [
        `At first ${owners[1]} has ${style.text(before)}${clay ? ' of clay' : ''}.`,
        `${owners[1]} gives away ${style.text(gave)} and ${owners[0]} gets another ${style.text(got)}.`,
        nowSentence(scene, a, b),
      ],
      ask: `${scene.howMany} did ${owners[0]} have at first?`,
      blank: clay
        ? `${owners[0]} had ___ g of clay at first.`
        : `${owners[0]} had ___ ${style.noun ?? ''} at first.`,
      answer: amount(start, style),
      middles: [
        {
          blank: clay
            ? `In the end ${owners[0]} has ___ g of clay.`
            : `In the end ${owners[0]} has ___ ${style.noun ?? ''}.`,
          amount: amount(first, style),
        },
      ],
      params: { a, b, before, gave, got },
      working,
      hints: [
        'For which moment is the ratio true?',
        `Find how much ${owners[1]} has in the end. Use the ratio then.`,
        `Find ${owners[0]}'s amount in the end from the ratio. Then take away what came in.`,
      ],
      wrongs: [
        { code: 'change-not-undone', explanation: `This is what ${owners[0]} has in the end.`, value: first },
        {
          code: 'ratio-at-the-wrong-time',
          explanation: 'The ratio is true after the changes.',
          value: exact(before * a, b)
            .sub(got)
            .abs(),
        },
        { code: 'same-operation', explanation: 'To go back, take away what came in.', value: first + got },
        {
          code: 'order-reversed',
          explanation: 'Check the order of the ratio.',
          value: exact(has * b, a)
            .sub(got)
            .abs(),
        },
        {
          code: 'ratio-before-changes',
          explanation: 'The ratio is true after the changes.',
          value: exact(before * a, b),
        },
        {
          code: 'wrong-change',
          explanation: 'Each child has a change of their own.',
          value: Math.abs(first - gave),
        },
        { code: 'one-unit-only', explanation: 'This is one unit.', value: unit },
      ],
      drawing: null,
    };
  },
};

const GIFT_BETWEEN: Shape = {
  id: 'share-given-to-the-other',
  levels: ['mastery'],
  proof: {
    kind: 'facts',
    facts: [
      gateway('second * a = first * b'),
      relation('first = has'),
      relation('given = share * start'),
      relation('first = start - given'),
      relation('second = asked + given'),
    ],
    asked: 'asked',
  },
  draw: (dice): Draft | null => {
    const scene = drawOwners(dice);
    const { style, owners } = scene;
    const [a, b] = drawTerms(dice, 7);
    const parts = dice.int(3, 6);
    const unit = dice.int(2, 15);
    const first = a * unit;
    if (first % (parts - 1) !== 0) return null;
    const given = first / (parts - 1);
    const second = b * unit;
    const before = second - given;
    if (before < 4 || given < 2) return null;
    const share = exact(1, parts);
    const clay = style.unit === 'g';
    const working = new Working();
    const one = working.calc('1 unit', `${first} ÷ ${a}`, style);
    const now = working.calc(`${owners[1]} now`, `${b} × ${style.bare(one)}`, style);
    working.say(`${owners[0]} has ${parts - 1} of ${parts} equal parts left.`);
    const gift = working.calc('Given', `${first} ÷ ${parts - 1}`, style);
    working.calc(`${owners[1]} at first`, `${style.bare(now)} − ${style.bare(gift)}`, style);
    return {
      story: [
        `${owners[0]} has some ${clay ? 'clay' : (style.noun ?? '')}.`,
        `${owners[0]} gives ${fractionText(share)} of ${clay ? 'it' : 'them'} to ${owners[1]}.`,
        nowSentence(scene, a, b),
        `${owners[0]} now has ${style.text(first)}${clay ? ' of clay' : ''}.`,
      ],
      ask: `${scene.howMany} did ${owners[1]} have at first?`,
      blank: clay
        ? `${owners[1]} had ___ g of clay at first.`
        : `${owners[1]} had ___ ${style.noun ?? ''} at first.`,
      answer: amount(before, style),
      middles: [
        {
          blank: clay
            ? `${owners[1]} has ___ g of clay now.`
            : `${owners[1]} has ___ ${style.noun ?? ''} now.`,
          amount: amount(second, style),
        },
      ],
      params: { a, b, share, has: first },
      working,
      hints: [
        'Start from the end. What do you know about both children now?',
        `Find how much ${owners[1]} has now. What part of the first amount does ${owners[0]} still have?`,
        `${style.text(first)} is what is left after ${fractionText(share)} was given. Find the gift, then take it from ${owners[1]}'s amount.`,
      ],
      wrongs: [
        { code: 'change-not-undone', explanation: `This is what ${owners[1]} has now.`, value: second },
        {
          code: 'share-of-the-end',
          explanation: `The fraction is of what ${owners[0]} had at first.`,
          value: exact(second).sub(exact(first, parts)),
        },
        { code: 'same-operation', explanation: 'Take the gift away to go back.', value: second + given },
        { code: 'gave-the-gift', explanation: 'This is how much was given.', value: given },
        { code: 'wrong-owner', explanation: `This is what ${owners[0]} had at first.`, value: first + given },
        {
          code: 'order-reversed',
          explanation: 'Check the order of the ratio.',
          value: exact(first * a, b)
            .sub(given)
            .abs(),
        },
      ],
      drawing: null,
    };
  },
};

/** h7 for ratio. */
export const RATIO_BACKWARDS: readonly Shape[] = [
  givesAway('gives-away', 'not_ready'),
  givesAway('gives-away-total', 'guided'),
  TWO_CHANGES,
  GIFT_BETWEEN,
];
