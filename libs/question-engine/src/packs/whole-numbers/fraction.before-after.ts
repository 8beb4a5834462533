import type { Dice } from '../../core/dice.js';
import { exact } from '../../numbers/exact.js';
import type { Plot } from '../../engines/plot.engine.js';
import {
  FRACTION_GONE,
  type FractionSizes,
  HAS,
  HAS_SOME,
  drawShare,
  drawWhole,
} from './fraction-stock.scenes.js';

/** h5, a fraction of the stock goes and more comes; taking a fraction of a number is the gateway. */
export function fractionBeforeAfter(size: FractionSizes): readonly Plot[] {
  const open = (dice: Dice) => {
    const { f, num, den } = drawShare(dice, size.denominators);
    const whole = drawWhole(dice, size, den);
    const add = dice.multiple(size.step, Math.ceil(whole / 10), whole);
    const unit = whole / den;
    const used = unit * num;
    const stay = den - num;
    return add === used || add === unit
      ? null
      : { f, num, den, whole, add, unit, used, stay, left: unit * stay, now: unit * stay + add };
  };
  const facts = ['* used = f * whole', 'now = whole - used + add'];
  return [
    {
      id: 'fraction-goes',
      levels: ['not_ready'],
      facts,
      draw: open,
      given: ['whole', 'f', 'add'],
      tell: [HAS, FRACTION_GONE, 'Then {add} more were {comes}.'],
      ask: 'How many {things} were there in the end?',
      blank: 'In the end there were ___ {things}.',
      counts: '{things}',
      key: 'now',
      steps: [
        ['1 unit', 'whole ÷ den', 'unit'],
        ['{Things} that went', 'num × unit', 'used'],
        ['In the end', 'whole − used + add', 'now'],
      ],
      hints: [
        'What happened first, and what happened next?',
        'Find {f/} of {whole} first.',
        'Take {f/} of {whole} away. Then add {add}.',
      ],
      slips: [
        [
          'gave-the-used-part',
          'These {things} went. Find how many are there in the end.',
          'whole ÷ den × num',
        ],
        ['one-change-only', 'There is one more change.', 'whole − used'],
        ['both-added', 'The first change makes fewer.', 'whole + used + add'],
        ['one-unit-only', 'Count how many units went.', 'whole − unit + add'],
        ['both-taken-away', 'The second change makes more.', 'whole − used − add'],
        ['wrong-part-kept', 'Check which part went and which part stayed.', 'used + add'],
        ['start-forgotten', 'Some {things} were still there.', 'add'],
      ],
      bars: [
        {
          parts: [
            ['unit', '', 'num'],
            ['unit', '', 'stay'],
          ],
          brace: '{whole}',
        },
      ],
    },
    {
      id: 'fraction-of-the-sum',
      levels: ['guided'],
      facts: ['full = whole + add', '* used = f * full', 'now = full - used'],
      draw: (dice) => {
        const d = open(dice);
        if (!d) return null;
        const { f, num, den, whole: full, unit, used, left: now } = d;
        const add = dice.multiple(size.step, Math.ceil(full / 10), Math.floor(full / 2));
        const whole = full - add;
        return add === used || whole === used
          ? null
          : { f, num, den, stay: den - num, full, unit, used, now, add, whole };
      },
      given: ['whole', 'add', 'f'],
      tell: [HAS, 'Another {add} were {comes}.', 'Then {f/} of all the {things} were {goes}.'],
      ask: 'How many {things} were left?',
      blank: '___ {things} were left.',
      counts: '{things}',
      key: 'now',
      steps: [
        ['All the {things}', 'whole + add', 'full'],
        ['1 unit', 'full ÷ den', 'unit'],
        ['Units left', 'den − num', 'stay'],
        ['Left', 'stay × unit', 'now'],
      ],
      hints: [
        'What happened first, and what happened next?',
        'The fraction is of all the {things}. How many is that?',
        'Add {add} to {whole}. Then find the fraction that is left.',
      ],
      slips: [
        ['gave-the-used-part', 'These {things} went. Find how many are left.', 'num × unit'],
        ['fraction-of-the-start', 'The fraction is of all the {things}.', 'whole ÷ den × stay'],
        ['fraction-of-the-start', 'The fraction is of all the {things}.', 'whole + add − whole ÷ den × num'],
        ['one-unit-only', 'Count how many units are left.', 'unit'],
        ['added-forgotten', 'More {things} came before any went.', 'whole − num × unit'],
        ['one-unit-taken', 'Count how many units went.', 'full − unit'],
        ['stopped-early', 'Some of these went.', 'whole + add'],
      ],
    },
    {
      id: 'start-before-fraction',
      levels: ['independent'],
      facts,
      draw: (dice) => {
        const d = open(dice);
        return d && d.stay > 1 ? d : null;
      },
      given: ['f', 'add', 'now'],
      tell: [HAS_SOME, FRACTION_GONE, 'Then {add} more were {comes}.', 'In the end there were {now}.'],
      ask: 'How many {things} were there at first?',
      blank: 'At first there were ___ {things}.',
      counts: '{things}',
      key: 'whole',
      steps: [
        ['Before more came', 'now − add', 'left'],
        ['Units left', 'den − num', 'stay'],
        ['1 unit', 'left ÷ stay', 'unit'],
        ['At first', 'den × unit', 'whole'],
      ],
      middle: { name: 'left', blank: 'Before more came there were ___.', counts: '{things}' },
      hints: [
        'Start from the end. What came last?',
        'What fraction of the {things} was left before more came?',
        'Take {add} from {now}. That is the fraction that was left. Find one unit of it.',
      ],
      slips: [
        ['added-not-taken-off', 'Take off what came last before you find a unit.', 'now ÷ stay × den'],
        ['wrong-part-used', 'The {things} left are not the part that went.', 'left ÷ num × den'],
        ['one-unit-only', 'This is one unit.', 'left ÷ stay'],
        ['stopped-early', 'This is what was left. Find how many at first.', 'now − add'],
        ['gave-the-used-part', 'These {things} went.', 'whole − left'],
        ['change-added', 'Take off what came last.', '(now + add) ÷ stay × den'],
        ['fraction-of-the-rest', 'The fraction is of the whole.', 'left + left ÷ den × num'],
      ],
    },
    {
      id: 'two-fractions-of-the-start',
      levels: ['mastery'],
      facts: ['* used = f * whole', '* now = g * whole', 'now = whole - used + add'],
      draw: (dice) => {
        const first = drawShare(dice, size.denominators);
        const den = first.den;
        const stay = den - first.num;
        const more = dice.int(1, first.num);
        const times = dice.pick([1, 2]);
        const units = stay * times + more;
        const all = den * times;
        const g = exact(units, all);
        const whole = drawWhole(dice, size, all);
        if (units >= all || more < 2 || g.equals(first.f)) return null;
        const unit = whole / all;
        return {
          f: first.f,
          num: first.num,
          den,
          g,
          all,
          kept: stay * times,
          units,
          more,
          unit,
          whole,
          add: more * unit,
          now: units * unit,
        };
      },
      given: ['f', 'add', 'g'],
      tell: [
        HAS_SOME,
        FRACTION_GONE,
        'Then {add} more were {comes}.',
        'Now there were {g/} as many {things} as at first.',
      ],
      ask: 'How many {things} were there at first?',
      blank: 'At first there were ___ {things}.',
      counts: '{things}',
      key: 'whole',
      steps: [
        [
          'Cut the {things} at first into {all} units. Units after the first change: {kept}. Units in the end: {units}.',
          '',
          '',
        ],
        ['Units that came', 'units − kept', 'more'],
        ['1 unit', 'add ÷ more', 'unit'],
        ['At first', 'all × unit', 'whole'],
      ],
      middle: { name: 'unit', blank: 'With {all} units at first, 1 unit is ___.', counts: '{things}' },
      hints: [
        'Both fractions are of the {things} at first. Draw that bar.',
        'What fraction was left before more came? Compare it with the end.',
        'The {add} that came fill the gap between the two fractions. Find one unit.',
      ],
      slips: [
        ['taken-as-one-unit', 'Count how many units came.', 'add × all'],
        ['wrong-part-used', 'The {things} that came are not the part that went.', 'add ÷ num × den'],
        ['end-taken-as-part', 'The {things} that came are only a part of the end.', 'add ÷ units × all'],
        ['stopped-early', 'This is the number in the end.', 'units × unit'],
        ['one-unit-only', 'This is one unit.', 'add ÷ more'],
        ['kept-part-given', 'This is what was left before more came.', 'kept × unit'],
        ['added-to-start', 'Find all the units of the start.', 'whole + add'],
      ],
    },
  ];
}
