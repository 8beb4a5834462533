import type { Dice } from '../../core/dice.js';
import type { Plot, Slip } from '../../engines/plot.engine.js';
import {
  FRACTION_GONE,
  type FractionSizes,
  HAS,
  HAS_SOME,
  drawShare,
  drawWhole,
} from './fraction-stock.scenes.js';

/** h6, a fraction goes, then a fraction of the remainder; taking a fraction of a number is the gateway. */
export function fractionRemainder(size: FractionSizes): readonly Plot[] {
  const open = (dice: Dice) => {
    const first = drawShare(dice, size.denominators);
    const second = drawShare(dice, size.denominators);
    const whole = drawWhole(dice, size, first.den, second.den);
    if (first.f.equals(second.f)) return null;
    const unit = whole / first.den;
    const stay = first.den - first.num;
    const rest = unit * stay;
    const part = rest / second.den;
    const keep = second.den - second.num;
    return {
      f: first.f,
      num: first.num,
      den: first.den,
      g: second.f,
      top: second.num,
      bottom: second.den,
      whole,
      unit,
      stay,
      rest,
      part,
      keep,
      left: part * keep,
      next: part * second.num,
    };
  };
  const facts = ['* used = f * whole', 'rest = whole - used', '* next = g * rest', 'left = rest - next'];
  const then = '{g/} of the remainder were {goesNext}.';
  const restLines = [
    ['1 unit', 'whole ÷ den', 'unit'],
    ['Units that remain', 'den − num', 'stay'],
    ['Remainder', 'stay × unit', 'rest'],
  ] as const;
  const restSlips: readonly Slip[] = [
    [
      'second-fraction-of-the-whole',
      'The second fraction is of the remainder, not of the whole.',
      'whole ÷ bottom × top',
    ],
    ['stopped-at-the-remainder', 'One more part goes after this.', 'stay × unit'],
    ['wrong-part', 'These went first. Read on.', 'whole − rest'],
  ];
  return [
    {
      id: 'remainder-left',
      levels: ['not_ready'],
      facts,
      draw: open,
      given: ['whole', 'f', 'g'],
      tell: [HAS, FRACTION_GONE, then],
      ask: 'How many {things} were left?',
      blank: '___ {things} were left.',
      counts: '{things}',
      key: 'left',
      steps: [
        ...restLines,
        ['1 part of the remainder', 'rest ÷ bottom', 'part'],
        ['Parts left', 'bottom − top', 'keep'],
        ['Left', 'keep × part', 'left'],
      ],
      hints: [
        'Draw a bar for all the {things}. Which part goes first?',
        'How many {things} remain after the first part went?',
        'Cut the remainder into equal parts. The second fraction is of the remainder only.',
      ],
      slips: [
        ...restSlips,
        ['fractions-of-the-whole', 'The second fraction is of the remainder.', 'rest − whole ÷ bottom × top'],
        ['gave-the-second-part', 'These went too. Find how many are left.', 'next'],
        ['one-part-only', 'Count the parts that are left.', 'part'],
        ['one-unit-only', 'This is one unit of the whole.', 'unit'],
      ],
      bars: [
        { label: 'All', parts: [['unit', '', 'den']], brace: '{whole}' },
        { label: 'Remainder', parts: [['part', '', 'bottom']] },
      ],
    },
    {
      id: 'second-part',
      levels: ['guided'],
      facts,
      draw: open,
      given: ['whole', 'f', 'g'],
      tell: [HAS, FRACTION_GONE, then],
      ask: 'How many {things} were {goesNext}?',
      blank: '___ {things} were {goesNext}.',
      counts: '{things}',
      key: 'next',
      steps: [
        ...restLines,
        ['1 part of the remainder', 'rest ÷ bottom', 'part'],
        ['{Things} asked for', 'top × part', 'next'],
      ],
      hints: [
        'Draw a bar for all the {things}. Which part goes first?',
        'How many {things} remain after the first part went?',
        'Find {g/} of the remainder, not of {whole}.',
      ],
      slips: [
        ...restSlips,
        ['gave-what-is-left', 'These are left in the end.', 'keep × part'],
        ['one-part-only', 'Count the parts again.', 'part'],
        ['one-unit-only', 'This is one unit of the whole.', 'unit'],
        [
          'fraction-of-the-first-part',
          'The second fraction is of what remains.',
          '(whole − rest) ÷ bottom × top',
        ],
      ],
    },
    {
      id: 'whole-from-the-remainder',
      levels: ['independent'],
      facts,
      draw: (dice) => {
        const d = open(dice);
        return d && d.stay > 1 && d.keep > 1 ? d : null;
      },
      given: ['f', 'g', 'left'],
      tell: [HAS_SOME, FRACTION_GONE, then, 'There were {left} left.'],
      ask: 'How many {things} were there at first?',
      blank: 'At first there were ___ {things}.',
      counts: '{things}',
      key: 'whole',
      steps: [
        ['Parts left of the remainder', 'bottom − top', 'keep'],
        ['1 part of the remainder', 'left ÷ keep', 'part'],
        ['Remainder', 'bottom × part', 'rest'],
        ['Units that remain', 'den − num', 'stay'],
        ['1 unit', 'rest ÷ stay', 'unit'],
        ['At first', 'den × unit', 'whole'],
      ],
      middle: { name: 'rest', blank: 'The remainder was ___.', counts: '{things}' },
      hints: [
        'Start from the end. What fraction of the remainder was left?',
        'Find the whole remainder first.',
        'From {left} find one part of the remainder, then all its parts. Then find the start.',
      ],
      slips: [
        [
          'stopped-at-the-remainder',
          'This is the remainder. Find how many at first.',
          'left ÷ keep × bottom',
        ],
        ['first-fraction-forgotten', 'Some {things} went before.', 'rest'],
        [
          'wrong-fraction-left',
          'The {things} left are not the part that went.',
          'left ÷ top × bottom ÷ stay × den',
        ],
        ['wrong-fraction-left', 'The remainder is not the part that went first.', 'rest ÷ num × den'],
        ['parts-taken-as-units', 'The second fraction is of the remainder only.', 'left ÷ keep × den'],
        ['one-unit-only', 'This is one unit.', 'rest ÷ stay'],
        ['remainder-added', 'Find the start from the units.', 'rest + left'],
      ],
    },
    {
      id: 'remainder-and-some-more',
      levels: ['mastery'],
      facts: ['* used = f * whole', 'rest = whole - used', '* next = g * rest', 'left = rest - next - extra'],
      draw: (dice) => {
        const d = open(dice);
        if (!d || d.stay < 2 || d.keep < 2) return null;
        const extra = dice.multiple(size.step, size.step, Math.max(size.step, d.left - size.step));
        const left = d.left - extra;
        if (left < 2 || extra < 2 || extra === left) return null;
        const { f, num, den, g, top, bottom, whole, unit, stay, rest, part, keep } = d;
        return {
          f,
          num,
          den,
          g,
          top,
          bottom,
          whole,
          unit,
          stay,
          rest,
          part,
          keep,
          extra,
          left,
          kept: d.left,
        };
      },
      given: ['f', 'g', 'extra', 'left'],
      tell: [HAS_SOME, FRACTION_GONE, then, 'Then {extra} more were taken away, and {left} were left.'],
      ask: 'How many {things} were there at first?',
      blank: 'At first there were ___ {things}.',
      counts: '{things}',
      key: 'whole',
      steps: [
        ['Before the last ones went', 'left + extra', 'kept'],
        ['Parts left of the remainder', 'bottom − top', 'keep'],
        ['1 part of the remainder', 'kept ÷ keep', 'part'],
        ['Remainder', 'bottom × part', 'rest'],
        ['Units that remain', 'den − num', 'stay'],
        ['1 unit', 'rest ÷ stay', 'unit'],
        ['At first', 'den × unit', 'whole'],
      ],
      middle: { name: 'rest', blank: 'The remainder was ___.', counts: '{things}' },
      hints: [
        'Start from the end. Put back what went last.',
        'What fraction of the remainder is that? Find the whole remainder.',
        'Add {extra} to {left}. Find the remainder from it, then the start.',
      ],
      slips: [
        [
          'last-change-forgotten',
          'Put back the {things} that went last.',
          'left ÷ keep × bottom ÷ stay × den',
        ],
        ['stopped-at-the-remainder', 'This is the remainder. Find how many at first.', 'rest'],
        ['wrong-fraction-left', 'The remainder is not the part that went first.', 'rest ÷ num × den'],
        ['parts-taken-as-units', 'The second fraction is of the remainder only.', 'kept ÷ keep × den'],
        [
          'added-at-the-end',
          'Put back the last {things} first.',
          'left ÷ keep × bottom ÷ stay × den + extra',
        ],
        ['one-unit-only', 'This is one unit.', 'rest ÷ stay'],
        ['place-slip', 'Check your multiplying.', 'whole + unit'],
        ['place-slip', 'Check your multiplying.', 'whole − unit'],
      ],
    },
  ];
}
