import { findAnswerValue } from '../../checks/read-text.js';
import { FRACTION, PLAIN, PLAIN_DECIMAL, type Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import type { Proof, Shape } from '../../core/draft.js';
import { searchNames } from '../../engines/sketch.js';
import { type Exact, exact, findDecimalPlaces } from '../../numbers/exact.js';
import { decimalText, groupDigits } from '../../numbers/number-text.js';
import { LETTER, LETTERS, type Task, asked, otherLetters, slips } from './task.js';

/** Decimals of up to three places whose fraction has another value in no form: asked for in parts. */
function drawThousandths(dice: Dice, places: 1 | 2 | 3): Exact {
  const unit = 10 ** places;
  return exact(dice.int(1, unit - 1), unit);
}

const PLACE_NAMES = ['ones', 'tenths', 'hundredths', 'thousandths'] as const;

function placeOfDecimal(id: string, asks: 'digit' | 'value' | 'parts'): Shape {
  const proof: Proof = {
    kind: 'search',
    solve: (givens, words) => {
      const number = givens.get('number');
      const place = PLACE_NAMES.findIndex((name) => name === words.get('place'));
      if (!number || place < 1) return [];
      const digit = Number(
        number
          .mul(10 ** place)
          .floor()
          .mod(10)
          .valueOf(),
      );
      return [
        asks === 'digit'
          ? exact(digit)
          : asks === 'value'
            ? exact(digit, 10 ** place)
            : number.mul(10 ** place).floor(),
      ];
    },
  };
  return asked(id, ['P4-D-1'], ['not_ready', 'guided'], proof, (dice) => {
    const number = drawThousandths(dice, 3).add(dice.int(1, 9));
    const text = decimalText(number);
    const digits = [...text.replace('.', '')].map(Number);
    const place = asks === 'parts' ? 3 : dice.int(1, 3);
    const digit = digits[place];
    if (
      findDecimalPlaces(number) !== 3 ||
      new Set(digits).size < 4 ||
      digits.includes(0) ||
      digit === undefined
    )
      return null;
    const key =
      asks === 'digit' ? exact(digit) : asks === 'value' ? exact(digit, 10 ** place) : number.mul(1000);
    const name = PLACE_NAMES[place] ?? 'tenths';
    const style: Style = asks === 'value' ? PLAIN_DECIMAL : PLAIN;
    return {
      ask: {
        digit: `Which digit of ${text} is in the ${name} place?`,
        value: `What is the value of the digit ${digit} in ${text}, as a decimal?`,
        parts: `How many thousandths are there in ${text}?`,
      }[asks],
      blank: {
        digit: `In ${text}, the digit in the ${name} place is ___.`,
        value: `In ${text}, the value of the digit ${digit} is ___.`,
        parts: `${text} is ___ thousandths.`,
      }[asks],
      key,
      style,
      params: { number, place: name },
      work: [`Behind the point stand tenths, hundredths and thousandths.`, `The answer: ${style.text(key)}`],
      hints: [
        'Say the places behind the point in order.',
        'The first place behind the point is the tenths.',
        'Write the number into a place-value chart.',
      ],
      wrongs: slips(
        ...([1, 2, 3] as const)
          .filter((other) => other !== place)
          .map(
            (other) =>
              [
                'This is another place.',
                asks === 'digit'
                  ? (digits[other] ?? 0)
                  : asks === 'value'
                    ? exact(digit, 10 ** other)
                    : number.mul(10 ** (3 - other)),
              ] as const,
          ),
        [
          'This digit stands before the point.',
          asks === 'digit' ? (digits[0] ?? 0) : asks === 'value' ? digit : number.mul(10_000),
        ],
        [
          'Places begin at the point.',
          asks === 'digit' ? digit + 1 : asks === 'value' ? exact(digit * 10) : number.mul(100_000),
        ],
        [
          'The ones count as well.',
          asks === 'parts' ? number.mul(1000).mod(1000) : exact(digit, 10 ** place).add(1),
        ],
      ).filter(([, , value]) => style.allows(value)),
      drawing: null,
    };
  });
}

function roundedDecimal(id: string, to: 'whole' | 1 | 2): Shape {
  const places = to === 'whole' ? 0 : to;
  const proof: Proof = {
    kind: 'search',
    solve: (givens) => {
      const number = givens.get('number');
      if (!number) return [];
      const unit = 10 ** places;
      const below = number.mul(unit).floor();
      return [
        number.mul(unit).sub(below).compare(exact(1, 2)) < 0 ? below.div(unit) : below.add(1).div(unit),
      ];
    },
  };
  return asked(id, ['P4-D-5'], ['not_ready', 'guided'], proof, (dice) => {
    const number = drawThousandths(dice, places === 0 ? 2 : 3).add(dice.int(1, 60));
    const unit = 10 ** places;
    const scaled = number.mul(unit);
    const below = scaled.floor();
    const key = scaled.sub(below).compare(exact(1, 2)) < 0 ? below.div(unit) : below.add(1).div(unit);
    const said = to === 'whole' ? 'the nearest whole number' : `${to} decimal place${to === 1 ? '' : 's'}`;
    if ((findDecimalPlaces(number) ?? 0) <= places || findDecimalPlaces(key) !== places) return null;
    return {
      ask: `What is ${decimalText(number)}, rounded to ${said}?`,
      blank: `Rounded to ${said}, ${decimalText(number)} is ___.`,
      key,
      style: PLAIN_DECIMAL,
      params: { number },
      work: [
        `It lies between ${decimalText(below.div(unit), places)} and ${decimalText(below.add(1).div(unit), places)}.`,
        `The nearer one: ${decimalText(key)}`,
      ],
      hints: [
        'Between which two numbers does it lie?',
        'Look at the next digit to the right.',
        'From 5 on, round up.',
      ],
      wrongs: slips(
        ['Look at the next digit before you round.', below.div(unit)],
        ['Look at the next digit before you round.', below.add(1).div(unit)],
        [
          'You rounded to another place.',
          number
            .mul(unit * 10)
            .add(exact(1, 2))
            .floor()
            .div(unit * 10),
        ],
        [
          'You rounded to another place.',
          places === 0
            ? number.div(10).add(exact(1, 2)).floor().mul(10)
            : number
                .mul(unit / 10)
                .add(exact(1, 2))
                .floor()
                .div(unit / 10),
        ],
        ['Keep the digits in front.', key.add(exact(2, unit))],
      ).filter(([, , value]) => !exact(value).equals(number)),
      drawing: null,
    };
  });
}

/** What is left when a fraction is written as a decimal, or the other way: the part below or above the line. */
function decimalAndFraction(id: string, statement: 'P4-D-3' | 'P4-D-4', asks: 'top' | 'sum' | 'rest'): Shape {
  const proof: Proof = {
    kind: 'search',
    solve: (givens) => {
      const [a, b] = [givens.get('a'), givens.get('b')];
      if (!a || !b) return [];
      return [asks === 'top' ? a.mul(b) : asks === 'sum' ? a.add(b) : exact(1).sub(a).sub(b)];
    },
  };
  return asked(id, [statement], ['not_ready', 'guided'], proof, (dice) => {
    const toFraction = statement === 'P4-D-3';
    const bottom = dice.pick(asks === 'top' ? [10, 100, 1000] : toFraction ? [10] : [2, 4, 5, 20, 25, 50]);
    const part = exact(dice.int(1, bottom - 1), bottom);
    const decimal = toFraction ? part : drawThousandths(dice, 2);
    const fraction = toFraction ? exact(1, dice.pick([2, 5, 10])) : part;
    const style: Style = toFraction ? FRACTION : PLAIN_DECIMAL;
    const shownFraction = `${fraction.n}/${fraction.d}`;
    const key = {
      top: decimal.mul(bottom),
      sum: decimal.add(fraction),
      rest: exact(1).sub(decimal).sub(fraction),
    }[asks];
    if (asks === 'top' && (!toFraction || key.d !== 1n)) return null;
    if (
      key.compare(0) <= 0 ||
      key.compare(2) >= 0 === (asks !== 'top') ||
      !style.allows(key) ||
      decimal.d === 1n
    )
      return null;
    if (asks !== 'top' && key.d === 1n) return null;
    const shown = decimalText(decimal);
    const other = toFraction ? `${decimal.n}/${decimal.d}` : decimalText(fraction);
    const task: Task = {
      ask:
        asks === 'top'
          ? `${shown} = □/${groupDigits(String(bottom))}. Which number goes in the box?`
          : `What is ${asks === 'sum' ? `${shown} + ${shownFraction}` : `1 − ${shown} − ${shownFraction}`}, as a ${toFraction ? 'fraction' : 'decimal'}?`,
      blank:
        asks === 'top'
          ? `${shown} = □/${groupDigits(String(bottom))}. The number in the box is ___.`
          : `As a ${toFraction ? 'fraction' : 'decimal'}, ${asks === 'sum' ? `${shown} + ${shownFraction}` : `1 − ${shown} − ${shownFraction}`} is ___.`,
      key,
      style: asks === 'top' ? PLAIN : style,
      params: asks === 'top' ? { a: decimal, b: bottom } : { a: decimal, b: fraction },
      work:
        asks === 'top'
          ? [`Read ${shown} by its last place.`, `In the box: ${decimalText(key)}`]
          : [
              toFraction
                ? `As a fraction, ${shown} is ${other}.`
                : `As a decimal, ${shownFraction} is ${other}.`,
              [
                asks === 'sum' ? 'Sum' : 'Result',
                asks === 'sum'
                  ? toFraction
                    ? `${other} + ${shownFraction}`
                    : `${shown} + ${other}`
                  : toFraction
                    ? `1 − ${other} − ${shownFraction}`
                    : `1 − ${shown} − ${other}`,
                style,
              ],
            ],
      hints: [
        toFraction ? 'Which place does the last digit have?' : 'Can the number below become 10 or 100?',
        toFraction
          ? 'Tenths are over 10, hundredths over 100.'
          : 'Multiply above and below by the same number.',
        'Write both in the same way.',
      ],
      wrongs: slips(
        ['Check the place of the last digit.', key.mul(10)],
        ['Check the place of the last digit.', key.div(10)],
        ['Look at the sign again.', asks === 'sum' ? decimal.sub(fraction).abs() : decimal.add(fraction)],
        ['Write both in the same way first.', key.add(exact(1, 10))],
        ['Write both in the same way first.', key.add(exact(1, 20))],
        ['Use both numbers.', toFraction ? decimal : fraction],
      ).filter(
        ([, , value]) =>
          exact(value).compare(0) > 0 && (asks === 'top' ? exact(value).d === 1n : style.allows(value)),
      ),
      drawing: null,
    };
    return task;
  });
}

/** A card with the same value, among decimals or fractions that share its digits. */
function sameValue(id: string, statement: 'P4-D-3' | 'P4-D-4'): Shape {
  const read = (text: string): Exact => findAnswerValue(text) ?? exact(0);
  const proof = searchNames((name, _given, word) =>
    read(word('cards').split('|')[LETTERS.findIndex((letter) => letter === name)] ?? '').equals(
      read(word('said')),
    ),
  );
  return asked(id, [statement], ['not_ready', 'guided'], proof, (dice) => {
    const bottom = dice.pick([4, 5, 20, 25, 50]);
    const value = exact(dice.int(1, bottom - 1), bottom);
    const [top, below] = [Number(value.n), Number(value.d)];
    const isDecimal = statement === 'P4-D-4';
    const others = isDecimal
      ? [
          exact(top, below < 10 ? 10 : 100),
          exact(below, 100),
          exact(top * 10 + (below % 10), 100),
          value.div(10),
          value.add(exact(1, 10)),
        ]
      : [
          exact(1, top + 1),
          exact(top, below + 1),
          exact(top + 1, below),
          exact(below - top, below),
          value.div(10),
        ];
    const right = isDecimal ? decimalText(value) : `${top}/${below}`;
    const texts = [
      ...new Set(
        others
          .filter((one) => !one.equals(value) && one.compare(1) < 0)
          .map((one) => (isDecimal ? decimalText(one) : `${one.n}/${one.d}`)),
      ),
    ].slice(0, 3);
    if (texts.length < 3 || below < 4) return null;
    const cards = dice.shuffle([right, ...texts]);
    const key = cards.indexOf(right) + 1;
    const said = isDecimal ? `${top}/${below}` : decimalText(value);
    return {
      ask: `Which card shows the same as ${said}?`,
      blank: `Card ___ shows the same as ${said}.`,
      key,
      style: LETTER,
      params: { cards: cards.join('|'), said: `= ${said}` },
      work: [
        isDecimal
          ? `Over 100, ${said} is ${decimalText(value.mul(100))}/100.`
          : `${said} is ${decimalText(value.mul(100))}/100.`,
        `The card: ${LETTERS[key - 1] ?? ''}`,
      ],
      hints: [
        'Write the number over 10 or 100.',
        'Multiply above and below by the same number.',
        'Compare with each card.',
      ],
      wrongs: otherLetters(
        key,
        'digits-mixed-up',
        'The digits are not the same as the numbers of the fraction. Write it over 100.',
      ),
      drawing: { kind: 'cards', cards: cards.map((text, i) => ({ text, name: LETTERS[i] ?? '' })) },
    };
  });
}

/** Places and rounding of decimals, and decimals beside fractions, for Primary 4. */
export const DECIMAL_TASKS: readonly Shape[] = [
  placeOfDecimal('digit-of-a-place', 'digit'),
  placeOfDecimal('value-of-a-decimal-digit', 'value'),
  placeOfDecimal('thousandths-in-a-decimal', 'parts'),
  roundedDecimal('decimal-to-a-whole-number', 'whole'),
  roundedDecimal('decimal-to-one-place', 1),
  roundedDecimal('decimal-to-two-places', 2),
  decimalAndFraction('decimal-over-ten-or-more', 'P4-D-3', 'top'),
  decimalAndFraction('decimal-plus-fraction-as-fraction', 'P4-D-3', 'sum'),
  decimalAndFraction('rest-of-one-as-fraction', 'P4-D-3', 'rest'),
  decimalAndFraction('decimal-plus-fraction-as-decimal', 'P4-D-4', 'sum'),
  decimalAndFraction('rest-of-one-as-decimal', 'P4-D-4', 'rest'),
  sameValue('fraction-of-the-same-value', 'P4-D-3'),
  sameValue('decimal-of-the-same-value', 'P4-D-4'),
];
