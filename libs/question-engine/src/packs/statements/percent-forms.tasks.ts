import { FRACTION, PERCENT, PLAIN_DECIMAL, oneOf } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { workedLine } from '../../core/working.js';
import { facts, searchNames } from '../../engines/sketch.js';
import { type Exact, exact, findDecimalPlaces } from '../../numbers/exact.js';
import { decimalText, fractionText } from '../../numbers/number-text.js';
import { asked, otherPlaces, slips } from './task.js';

const TO_PERCENT: Proof = facts(['percent = part * 100'], [], 'percent');
const FROM_PERCENT: Proof = facts(['percent = part * 100'], [], 'part');

/** A proper fraction in simplest form whose denominator is a factor of 100. */
function drawPart(dice: Dice, isEasy: boolean): Exact {
  const bottom = dice.pick(isEasy ? [2, 4, 5, 10] : [4, 5, 20, 25, 50]);
  return exact(dice.int(1, bottom - 1), bottom);
}

const FRACTION_TO_PERCENT: Shape = asked(
  'fraction-to-percentage',
  ['P5-P-2'],
  ['not_ready', 'guided'],
  TO_PERCENT,
  (dice, level) => {
    const part = drawPart(dice, level === 'not_ready');
    const [top, bottom] = [Number(part.n), Number(part.d)];
    return {
      ask: `What is ${fractionText(part)} as a percentage?`,
      blank: `As a percentage, ${fractionText(part)} is ___%.`,
      key: part.mul(100),
      style: PERCENT,
      params: { part },
      work: [
        `${fractionText(part)} is ${(top * 100) / bottom}/100.`,
        ...workedLine('As a percentage', `${fractionText(part)} × 100`, PERCENT),
      ],
      hints: [
        'Per cent means out of 100.',
        `What must ${bottom} be multiplied by to make 100?`,
        'Multiply the numerator by the same number.',
      ],
      wrongs: slips(
        ['The denominator is not the percentage. Make it 100.', bottom],
        ['Multiply the numerator by the same number.', top],
        ['This is 100 divided by the denominator. Multiply by the numerator too.', 100 / bottom],
        ['The digits of the fraction are not a percentage.', top * 10 + bottom],
        ['This is the part that is missing to 100%.', 100 - (top * 100) / bottom],
        ['Out of 100, not out of 10.', exact(top * 10, bottom)],
      ).filter(([, , value]) => !exact(value).equals(part.mul(100))),
      drawing: null,
    };
  },
);

const DECIMAL_TO_PERCENT: Shape = asked(
  'decimal-to-percentage',
  ['P5-P-2'],
  ['not_ready', 'guided'],
  TO_PERCENT,
  (dice, level) => {
    const part =
      level === 'not_ready'
        ? exact(dice.int(11, 98), 100)
        : dice.pick([exact(dice.int(1, 9), 10), exact(dice.int(1, 9), 100), exact(dice.int(11, 989), 1000)]);
    const text = decimalText(part);
    const percent = part.mul(100);
    return {
      ask: `What is ${text} as a percentage?`,
      blank: `As a percentage, ${text} is ___%.`,
      key: percent,
      style: PERCENT,
      params: { part },
      work: workedLine('As a percentage', `${text} × 100`, PERCENT),
      hints: [
        'Per cent means out of 100.',
        'Read the hundredths of the decimal.',
        'Multiply the decimal by 100.',
      ],
      wrongs: slips(
        ['Multiply by 100, not by 10.', part.mul(10)],
        ['Multiply by 100, not by 1000.', part.mul(1000)],
        ['This is the part that is missing to 100%.', exact(100).sub(percent)],
        ['Look at the zeros behind the point.', percent.mul(10).add(percent)],
        ['Look where the point stands.', percent.add(1)],
        ['Look at the place of each digit.', percent.add(10)],
      ).filter(([, , value]) => PERCENT.allows(value) && !exact(value).equals(percent)),
      drawing: null,
    };
  },
);

const PERCENT_TO_FRACTION: Shape = asked(
  'percentage-to-fraction',
  ['P5-P-2'],
  ['not_ready', 'guided'],
  FROM_PERCENT,
  (dice, level) => {
    const percent = level === 'not_ready' ? dice.multiple(10, 10, 90) : dice.int(4, 96);
    const part = exact(percent, 100);
    if (part.d === 100n) return null;
    return {
      ask: `What is ${percent}% as a fraction in its simplest form?`,
      blank: `As a fraction in its simplest form, ${percent}% is ___.`,
      key: part,
      style: FRACTION,
      params: { percent },
      work: [
        `${percent}% is ${percent} out of 100.`,
        ...workedLine('As a fraction', `${percent} ÷ 100`, FRACTION),
      ],
      hints: [
        'Per cent means out of 100.',
        'Write the percentage over 100.',
        'Divide above and below the line by the same number.',
      ],
      wrongs: slips(
        ['Out of 100, not out of 10.', exact(percent, 10)],
        ['The percentage is not the denominator.', exact(1, percent)],
        ['This is what is missing to one whole.', exact(1).sub(part)],
        ['Divide above and below by the same number.', exact(Number(part.n), Number(part.d) * 2)],
        ['Divide above and below by the same number.', exact(Number(part.n) + 1, Number(part.d) + 1)],
        ['Divide above and below by the same number.', exact(Number(part.n), Number(part.d) + 5)],
      ).filter(([, , value]) => !exact(value).equals(part) && exact(value).compare(1) < 0),
      drawing: null,
    };
  },
);

const PERCENT_TO_DECIMAL: Shape = asked(
  'percentage-to-decimal',
  ['P5-P-2'],
  ['not_ready', 'guided'],
  FROM_PERCENT,
  (dice, level) => {
    const percent =
      level === 'not_ready'
        ? exact(dice.int(11, 99))
        : dice.pick([exact(dice.int(1, 9)), exact(dice.multiple(10, 10, 90)), exact(dice.int(11, 899), 10)]);
    const part = percent.div(100);
    const text = decimalText(percent);
    return {
      ask: `What is ${text}% as a decimal?`,
      blank: `As a decimal, ${text}% is ___.`,
      key: part,
      style: PLAIN_DECIMAL,
      params: { percent },
      work: workedLine('As a decimal', `${text} ÷ 100`, PLAIN_DECIMAL),
      hints: ['Per cent means out of 100.', 'Divide the percentage by 100.', 'How many hundredths is that?'],
      wrongs: slips(
        ['Divide by 100, not by 10.', percent.div(10)],
        ['Divide by 100, not by 1000.', percent.div(1000)],
        ['This is what is missing to one whole.', exact(1).sub(part)],
        ['Look where the point stands.', part.add(exact(1, 10))],
        ['Look where the point stands.', part.add(exact(1, 100))],
        ['The digits stand in the wrong places.', part.add(1)],
      ).filter(([, , value]) => (findDecimalPlaces(value) ?? 9) <= 3 && !exact(value).equals(part)),
      drawing: null,
    };
  },
);

/** The value of a fraction, decimal or percentage as written. */
function readForm(text: string): Exact {
  if (text.endsWith('%')) return exact(Number(text.slice(0, -1)) * 10, 1000);
  const [top = '0', bottom] = text.split('/');
  return bottom === undefined
    ? exact(Math.round(Number(top) * 1000), 1000)
    : exact(Number(top), Number(bottom));
}

const LARGEST: Shape = asked(
  'largest-of-three-forms',
  ['P5-P-2'],
  ['guided'],
  searchNames((name, _given, word) => {
    const values = word('forms')
      .split(' ')
      .map((text) => readForm(text).valueOf());
    return (
      readForm(name).valueOf() === (word('end') === 'largest' ? Math.max(...values) : Math.min(...values))
    );
  }),
  (dice) => {
    const part = drawPart(dice, false);
    const percent = Number(part.mul(100).valueOf());
    const [p, q, r] = [
      percent + dice.pick([-3, 3, 4]),
      percent + dice.pick([-5, 5, 7]),
      percent + dice.pick([-6, 6]),
    ];
    const end = dice.pick(['largest', 'smallest'] as const);
    if (new Set([p, q, r, percent]).size < 4 || Math.min(p, q, r) < 2 || Math.max(p, q, r) > 98) return null;
    const names = dice.shuffle([
      fractionText(part),
      decimalText(exact(p, 100)),
      `${q}%`,
      decimalText(exact(r, 100)),
    ]);
    const values = names.map((name) => readForm(name).valueOf());
    const key = values.indexOf(end === 'largest' ? Math.max(...values) : Math.min(...values)) + 1;
    return {
      story: [`Compare ${names.slice(0, 3).join(', ')} and ${names[3] ?? ''}.`],
      ask: `Which of them is the ${end}?`,
      blank: `The ${end} of them is ___.`,
      key,
      style: oneOf(names),
      params: { forms: names.join(' '), end },
      work: [
        `As percentages, they are ${names.map((name) => `${decimalText(readForm(name).mul(100))}%`).join(', ')}.`,
        `The ${end}: ${names[key - 1] ?? ''}`,
      ],
      hints: [
        'Write all four in the same form.',
        'Per cent means out of 100.',
        'Put the four percentages in order.',
      ],
      wrongs: otherPlaces(4, key, 'forms-mixed', 'Write all four as percentages before you compare.'),
      drawing: null,
    };
  },
);

/** Fractions, decimals and percentages of the same value, for Primary 5. */
export const PERCENT_FORM_TASKS: readonly Shape[] = [
  FRACTION_TO_PERCENT,
  DECIMAL_TO_PERCENT,
  PERCENT_TO_FRACTION,
  PERCENT_TO_DECIMAL,
  LARGEST,
];
