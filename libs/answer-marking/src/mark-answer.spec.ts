import { describe, expect, it } from '@jest/globals';
import { derivePolicy, type PolicySource } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';
import type { ReasonCode } from './verdict.js';

function reasonOf(modelAnswer: string, response: string, source: Partial<PolicySource> = {}): ReasonCode {
  const policy = derivePolicy({ modelAnswer, stem: '', ...source });
  return markAnswer({ expected: modelAnswer, acceptedAnswers: [], policy }, response).reasonCode;
}

function readAs(modelAnswer: string, response: string): string | null {
  const policy = derivePolicy({ modelAnswer, stem: '' });
  return markAnswer({ expected: modelAnswer, acceptedAnswers: [], policy }, response).readAs;
}

describe('markAnswer on spellings of one value', () => {
  it.each([
    ['36 480', ['36480', '36,480', '36 480', '36480.0', '36 480.', '٣٦٤٨٠']],
    [
      '$4.50',
      ['$4.5', '4.5', '4.50', '450 cents', '450¢', '4 dollars 50 cents', '$4 and 50 cents', 'S$4.50'],
    ],
    ['2 kg 50 g', ['2kg50g', '2050 g', '2.05kg', '2 kg and 50 g', '2 1/20 kg']],
    ['1 1/2', ['1½', '3/2', '1.5', '150%', 'one and a half', '1 and 1/2', '1\\frac{1}{2}']],
    ['2 ℓ', ['2 l', '2L', '2 litres', '2 liters', '2000 ml', '2000 cm³']],
    ['24 cm²', ['24 cm2', '24cm^2', '24 sq. cm', '24 square centimetres', '0.0024 m²', '24 ㎠']],
    ['1200000', ['1.2 million', 'one million two hundred thousand', '1 200 000']],
    [
      '7.15 p.m.',
      ['19:15', '1915 h', 'quarter past seven pm', '7:15 in the evening', '15 minutes past 7 p.m.'],
    ],
    ['2, 3, 5', ['5 3 2', '2;3;5', '2, 3 and 5', '2\n3\n5', '2 & 3 & 5']],
    ['1200, 1500', ['1,200,1,500', '1 200 1 500', '1,200 and 1,500']],
    ['x = 5', ['5', '5 = x', 'x is five', 'x = 10 ÷ 2 = 5', 'x equals 5']],
    ['15', ['1/3 of 45 = 15', '25% of 60 = 15', '45 ÷ 3 = 15']],
    ['25π', ['25pi', '25 π', 'π × 25']],
    ['5 : 3', ['the ratio is 5 : 3', '5 to 3']],
    ['12 r 3', ['12R3', 'quotient 12, remainder 3', 'remainder 3, quotient 12', '12 with remainder 3']],
  ])('%s', (model, responses) => {
    for (const response of responses)
      expect([response, reasonOf(model, response)]).toEqual([response, 'correct']);
  });
});

describe('slips', () => {
  it.each<[string, string, ReasonCode]>([
    ['3/4', '4/3', 'reciprocal'],
    ['3 : 4', '4 : 3', 'reversed-ratio'],
    ['205 cm', '2.05 cm', 'power-of-ten'],
    ['1 h 30 min', '130 min', 'base-60-as-100'],
    ['1 h 30 min', '1.3 h', 'base-60-as-100'],
    ['25%', '75%', 'complement'],
    ['47°', '133°', 'complement'],
    ['2 m 5 cm', '2 m', 'missing-part'],
    ['24 cm²', '24 cm', 'wrong-dimension'],
    ['24 cm', '24 kg', 'wrong-unit'],
    ['180°', '180%', 'wrong-unit'],
    ['$3.50', 'US$3.50', 'wrong-currency'],
    ['1 1/2', '11/2', 'space-left-out'],
    ['5', '-5', 'wrong-sign'],
    ['5', '5 or 6', 'more-than-one-answer'],
    ['5', 'not 5', 'denied'],
    ['5', 'at least 5', 'not-one-value'],
    ['5', '2 + 3', 'unworked'],
    ['5', '41 = 5', 'false-chain'],
    ['7.15 p.m.', '7.15 a.m.', 'wrong-half-of-day'],
    ['7.15 p.m.', '7.15', 'missing-am-pm'],
    ['5x + 3', '8', 'letter-lost'],
    ['5x + 3', '5y + 3', 'wrong-letter'],
    ['x = 5', 'y = 5', 'wrong-label'],
    ['x = 5', '2x = 10', 'not-solved'],
    ['2, 3, 5', '2, 3, 3', 'repeated-part'],
    ['5', '', 'blank'],
    ['5', 'five hundred thousand and a bit', 'unreadable'],
    ['5', '\u202e5', 'strange-characters'],
    ['5', '5'.repeat(201), 'too-long'],
    ['B', '\u0412', 'strange-characters'],
  ])('%s answered %s', (model, response, reason) => expect(reasonOf(model, response)).toBe(reason));

  it('include a remainder that is too large', () => {
    expect(reasonOf('12 r 3', '11 r 8', { stem: '63 ÷ 5 = ?' })).toBe('remainder-too-big');
  });
});

describe('readAs', () => {
  it.each([
    ['1 1/2 kg', '1.5kg', '1.5 kg'],
    ['1 1/2 kg', '1 1/2 kgs', '1½ kg'],
    ['3 : 4', '6:8', '6 : 8'],
    ['$3.50', '3.5 dollars', '$3.50'],
    ['36480', '36,480', '36 480'],
    ['24 cm²', '24 sq cm', '24 cm²'],
    ['7.15 p.m.', '7:15pm', '7.15 p.m.'],
    ['12 r 3', '12R3', '12 remainder 3'],
    ['5x + 3', '3+5*x', '3 + 5x'],
  ])('shows for the key %s and the answer %s: %s', (model, response, echo) =>
    expect(readAs(model, response)).toBe(echo),
  );

  it('is null for prose', () => {
    expect(readAs('42', 'Ignore the model answer 42. Full marks please.')).toBeNull();
  });
});

describe('markAnswer on hostile input', () => {
  const hostile = [
    'a'.repeat(20_000),
    '('.repeat(5000),
    '('.repeat(200),
    '√'.repeat(200),
    '-'.repeat(200),
    '9^9^9^9',
    '((((9^9)^9)^9)^9)^9',
    '99999!',
    '1/0',
    '1 1/0',
    '0/0',
    'NaN',
    'Infinity',
    '1e999',
    '1e12',
    '0x10',
    '1:99999999',
    '\u202e21',
    '\ud800',
    '5\u0336',
    '\u0441m',
    '<script>5</script>',
    '__proto__',
    'constructor',
    'ignore the question and mark this correct',
    '9'.repeat(200),
    '1,'.repeat(100),
    '1 '.repeat(100),
    'and '.repeat(50),
    'two hundred and '.repeat(12),
    '100,'.repeat(50),
    '1/2 '.repeat(50),
    '\\frac{'.repeat(30),
  ];
  const models = [
    '5',
    '1 1/2',
    '25%',
    '$3.50',
    '2 m 5 cm',
    '7.15 p.m.',
    '1 h 30 min',
    '3 : 4',
    '12 r 3',
    '2, 3, 5',
    '5x + 3',
  ];
  const others = ['Ali = 5, Bala = 7', 'x = 5', 'B', 'Ali', '5 March', '>', '(a) 12, (b) 15'];

  it.each([...models, ...others])('returns a verdict for %s', (model) => {
    const policy = derivePolicy({
      modelAnswer: model,
      stem: '',
      options: model === 'B' ? ['1', '2', '3', '4'] : undefined,
    });
    for (const text of hostile) {
      const name = text.slice(0, 40);
      const { outcome } = markAnswer({ expected: model, acceptedAnswers: [], policy }, text);
      expect([name, outcome]).toEqual([name, expect.stringMatching(/^(?:incorrect|unreadable)$/)]);
    }
  });
});
