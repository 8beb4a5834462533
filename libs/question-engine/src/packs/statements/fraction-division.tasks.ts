import { FRACTION, PLAIN, type Style, measuredFraction } from '../../core/amount.js';
import type { Shape } from '../../core/draft.js';
import { drawPerson } from '../../core/people.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact, isWhole } from '../../numbers/exact.js';
import { drawProper, fitting, text } from './fractions-kit.js';
import { type Wrong, asked, slips } from './task.js';

const DIVIDE_HINTS = [
  'Dividing by a fraction is multiplying by it upside down.',
  'Multiply above and below the lines.',
  'Write the result in its simplest form.',
] as const;

const divideSlips = (a: Exact, b: Exact): Wrong[] =>
  fitting(
    slips(
      ['You multiplied. Turn the second one upside down first.', a.mul(b)],
      ['The other one is turned upside down.', b.div(a)],
      ['You took one away from the other.', a.sub(b).abs()],
      ['You added. Divide instead.', a.add(b)],
      ['Both were turned upside down.', exact(1).div(a.mul(b))],
      ['Check the numbers below the lines.', a.div(b).div(2)],
      ['Check the numbers above the lines.', a.div(b).mul(2)],
    ),
  );

const QUOTIENT = facts(['quotient * b = a'], [], 'quotient');

function byWhole(id: string, told: 'sum' | 'share' | 'pieces'): Shape {
  return asked(id, ['P6-F-1'], ['not_ready', 'guided'], QUOTIENT, (dice, level) => {
    const a = drawProper(dice, level === 'not_ready' ? 6 : 10);
    const count = dice.int(2, level === 'not_ready' ? 4 : 8);
    const b = exact(count);
    const person = drawPerson(dice);
    const quotient = a.div(b);
    const style: Style = told === 'sum' ? FRACTION : measuredFraction(told === 'share' ? 'ℓ' : 'm');
    if (quotient.d > 24n) return null;
    return {
      story: {
        sum: [`Work out ${text(a)} ÷ ${count}.`],
        share: [`${person.name} pours ${text(a)} ℓ of milk equally into ${count} cups.`],
        pieces: [`A wire is ${text(a)} m long.`, `${person.name} cuts it into ${count} equal pieces.`],
      }[told],
      ask: {
        sum: 'What is the result?',
        share: 'How much milk is in each cup?',
        pieces: 'How long is each piece?',
      }[told],
      blank: {
        sum: 'The result is ___.',
        share: 'Each cup has ___ ℓ of milk.',
        pieces: 'Each piece is ___ m long.',
      }[told],
      key: quotient,
      style,
      params: { a, b },
      work: [['Each part', `${text(a)} ÷ ${count}`, style]],
      hints: [
        'Dividing by a whole number is taking one part of so many.',
        'Multiply the number below the line.',
        'Write the result in its simplest form.',
      ],
      wrongs: divideSlips(a, b),
      drawing: null,
    };
  });
}

function byFraction(id: string, told: 'sum' | 'bottles' | 'proper'): Shape {
  return asked(
    id,
    ['P6-F-2'],
    told === 'bottles' ? ['guided'] : ['not_ready', 'guided'],
    QUOTIENT,
    (dice) => {
      const b = drawProper(dice, 8);
      const a = told === 'proper' ? drawProper(dice, 10) : exact(dice.int(2, 12));
      const quotient = a.div(b);
      const person = drawPerson(dice);
      if (
        a.equals(b) ||
        quotient.d > 12n ||
        quotient.compare(40) > 0 ||
        (told === 'bottles' && !isWhole(quotient))
      )
        return null;
      return {
        story:
          told === 'bottles'
            ? [`${person.name} has ${text(a)} ℓ of juice.`, `Each glass holds ${text(b)} ℓ.`]
            : [`Work out ${text(a)} ÷ ${text(b)}.`],
        ask: told === 'bottles' ? 'How many glasses can be filled?' : 'What is the result?',
        blank: told === 'bottles' ? '___ glasses can be filled.' : 'The result is ___.',
        key: quotient,
        style: told === 'bottles' ? PLAIN : FRACTION,
        params: { a, b },
        work: [['Result', `${text(a)} ÷ ${text(b)}`, told === 'bottles' ? PLAIN : FRACTION]],
        hints:
          told === 'bottles'
            ? ['How many of the parts fit into 1 litre?', DIVIDE_HINTS[0], DIVIDE_HINTS[1]]
            : DIVIDE_HINTS,
        wrongs: divideSlips(a, b),
        drawing: null,
      };
    },
  );
}

/** Dividing by whole numbers and by proper fractions, for Primary 6. */
export const FRACTION_DIVISION_TASKS: readonly Shape[] = [
  byWhole('fraction-by-a-whole-number', 'sum'),
  byWhole('fraction-shared-into-cups', 'share'),
  byWhole('fraction-cut-into-pieces', 'pieces'),
  byFraction('whole-number-by-a-fraction', 'sum'),
  byFraction('glasses-of-a-fraction', 'bottles'),
  byFraction('fraction-by-a-fraction', 'proper'),
];
