import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';
import { readAnswer } from './read-answer.js';
import { sameValue } from './same-value.js';
import type { Verdict } from './verdict.js';

const MODELS = [
  '5',
  '1200',
  '3/4',
  '1 1/2',
  '0.25',
  '25%',
  '$3.50',
  '80 cents',
  '2 m 5 cm',
  '24 cm²',
  '60 km/h',
  '7.15 p.m.',
  '1 h 30 min',
  '3 : 4',
  '12 r 3',
  '2, 3, 5',
  'Ali = 5, Bala = 7',
  'x = 5',
  '5x + 3',
  'Ali',
  '5 March',
  '>',
];
const policies = new Map(MODELS.map((model) => [model, derivePolicy({ modelAnswer: model, stem: '' })]));

function mark(model: string, response: string): Verdict {
  const policy = policies.get(model) ?? derivePolicy({ modelAnswer: model, stem: '' });
  return markAnswer({ expected: model, acceptedAnswers: [], policy }, response);
}

const model = fc.constantFrom(...MODELS);
/** What children and vandals type: signs and words of every grammar in any order. */
const pieces = fc.constantFrom(
  ...'0 1 2 3 5 7 10 12 15 30 100 1/2 3/4 ½ ² . , ; : + - × ÷ * / ^ ( ) = < > √ % $ ¢ ° _ ~ x n a cm kg m l h min s cm² km/h per and or not of an half quarter past to r remainder Ali Bala noon am pm p.m. is the answer e5 \n'.split(
    ' ',
  ),
  ' ',
);
const junk = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.string({ maxLength: 300, unit: 'grapheme' }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(' ')),
);

describe('markAnswer', () => {
  // A pattern that backtracks would not come to an end here; how fast marking is, the bench says.
  it('does not throw and always terminates', () => {
    fc.assert(
      fc.property(model, junk, (expected, response) => {
        expect(mark(expected, response).outcome).toMatch(/^(?:correct|right-value-|incorrect|unreadable)/);
      }),
      { numRuns: 3000 },
    );
  });

  it('accepts a junk model answer as its own answer without throwing', () => {
    fc.assert(
      fc.property(junk, junk, (expected, stem) => {
        const policy = derivePolicy({ modelAnswer: expected, stem });
        const verdict = markAnswer({ expected, acceptedAnswers: [], policy }, expected);
        readAnswer({ isTimeAsked: true, unit: null }, stem);
        expect([
          'correct',
          'incorrect',
          'unreadable',
          'right-value-wrong-form',
          'right-value-missing-unit',
        ]).toContain(verdict.outcome);
      }),
      { numRuns: 1000 },
    );
  });

  it('rejects answers of more than 200 characters', () => {
    fc.assert(
      fc.property(model, fc.integer({ min: 201, max: 5000 }), (expected, length) => {
        expect(mark(expected, expected + '0'.repeat(length)).outcome).toBe('unreadable');
      }),
      { numRuns: 100 },
    );
  });

  it('keeps its verdict under harmless rewriting', () => {
    const rewriting = fc.constantFrom<(text: string) => string>(
      (text) => `  ${text} `,
      (text) => `${text}.`,
      (text) => `The answer is ${text}`,
      (text) => `Ans: ${text}`,
      (text) => text.replace(/ /g, '\u00a0'),
      (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      (text) => text.toUpperCase(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...MODELS.filter((one) => one !== '>')), rewriting, (expected, rewrite) => {
        expect([rewrite(expected), mark(expected, rewrite(expected)).outcome]).toEqual([
          rewrite(expected),
          'correct',
        ]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('numbers', () => {
  const rational = fc.record({ n: fc.integer({ min: 0, max: 5000 }), d: fc.integer({ min: 1, max: 400 }) });

  it('match exactly when they are equal', () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        const isEqual = a.n * b.d === b.n * a.d;
        expect(sameValue(`${a.n}/${a.d}`, `${b.n}/${b.d}`)).toBe(isEqual);
        const { outcome } = mark(`${a.n}/${a.d}`, `${b.n}/${b.d}`);
        expect(outcome === 'correct' || outcome === 'right-value-wrong-form').toBe(isEqual);
      }),
      { numRuns: 2000 },
    );
  });

  it('are right in every spelling of their value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 3 }),
        (units, places) => {
          const digits = String(units).padStart(places + 1, '0');
          const whole = digits.slice(0, digits.length - places);
          const part = places === 0 ? '' : `.${digits.slice(-places)}`;
          const expected = `${whole}${part}`;
          const commas = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
          const spaces = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
          const spellings = [
            `${commas}${part}`,
            `${spaces}${part}`,
            `0${expected}`,
            `+${expected}`,
            `${expected}${part === '' ? '.0' : '0'}`,
          ];
          for (const spelling of spellings)
            expect([spelling, mark(expected, spelling).outcome]).toEqual([spelling, 'correct']);
          expect(mark(expected, `${whole}${part}1`).outcome).not.toBe('correct');
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('accept every spelling of a unit', () => {
    const spellings = {
      cm: ['cm', 'centimetres', 'centimeter', ' cm', ' CM'],
      ml: ['ml', ' mL', 'millilitres', ' cm³', ' cm^3'],
      kg: ['kg', 'kilograms'],
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('cm', 'ml', 'kg') as fc.Arbitrary<keyof typeof spellings>,
        (n, unit) => {
          for (const spelling of spellings[unit])
            expect(mark(`${n} ${unit}`, `${n}${spelling}`).outcome).toBe('correct');
          expect(mark(`${n} ${unit}`, `${n + 1} ${unit}`).outcome).toBe('incorrect');
          expect(mark(`${n} ${unit}`, `${n} h`).outcome).toBe('incorrect');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('sameValue', () => {
  it('is an equivalence relation', () => {
    const text = fc.oneof(model, junk);
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(sameValue(a, a)).toBe(true);
        expect(sameValue(a, b)).toBe(sameValue(b, a));
      }),
      { numRuns: 500 },
    );
  });
});
