import { describe, expect, it } from '@jest/globals';
import { findOpenStep, type WorkedScheme } from './open-step.js';
import { judgeStep } from './open-step-answer.js';

const scheme = (solutionSteps: string[], rest: Partial<WorkedScheme> = {}): WorkedScheme => ({
  solutionSteps,
  misconceptions: [],
  modelAnswer: '',
  ...rest,
});
const slip = (answer: string) => ({ code: 'slip', explanation: 'A slip.', answer });
const open = (steps: string[], isYoung = false, rest: Partial<WorkedScheme> = {}) => {
  const found = findOpenStep(scheme(steps, rest), isYoung);
  if (!found) throw new Error('no step is open');
  return found;
};

const TINS = [
  "Twice Store Q's tins: 50 200 − 14 800 = 35 400 tins",
  "Store Q's tins: 35 400 ÷ 2 = 17 700 tins",
  'So Store Q had 17 700 tins.',
];

describe('findOpenStep', () => {
  it('opens the last calculation before the last line', () => {
    expect(open(TINS)).toMatchObject({
      at: 1,
      before: "Store Q's tins: 35 400 ÷ 2 =",
      result: '17 700',
      unit: 'tins',
      choices: null,
    });
  });

  it('never opens the first of more than two lines', () => {
    expect(findOpenStep(scheme([TINS[0] ?? '', 'Now look.', 'So it is 35 400.']), false)).toBeNull();
    expect(open([TINS[0] ?? '', 'So it is 35 400 tins.']).at).toBe(0);
  });

  it('opens an earlier line where no later line uses the result of the last calculation', () => {
    const steps = ['Half: 20 ÷ 2 = 10', 'One more: 10 + 1 = 11', 'Check: 3 + 4 = 7', 'So it is 11.'];
    expect(open(steps).at).toBe(1);
    // 11 stands in 110, 1.11 and 11/12, and is none of them.
    const others = ['Half: 20 ÷ 2 = 10', 'One more: 10 + 1 = 11', 'So 110, 1.11, 11/12, 11 000.'];
    expect(findOpenStep(scheme(others), false)).toBeNull();
  });

  it.each([
    ['one line', ['So it is 4.']],
    ['a time', ['First: 1 hour after 5 o’clock = 6 o’clock', 'So it is 6 o’clock.']],
    ['a remainder', ['Each: 17 ÷ 3 = 5 r 2', 'So 5 r 2.']],
    ['a sentence behind the result', ['Guess 2: 3 + 4 = 7. Correct.', 'So 7.']],
    ['more lines than a minute has', [...Array<string>(6).fill('Look.'), 'Sum: 1 + 2 = 3', 'So 3.']],
    ['a mistake to find', ['The first mistake is in Line 1.', 'Sum: 1 + 2 = 3', 'So 3.']],
  ])('finds none in %s', (_, steps) => {
    expect(findOpenStep(scheme(steps), false)).toBeNull();
  });

  it('reads the dollar, the per cent, a fraction and a chain', () => {
    const read = (line: string, last: string) => {
      const { before, result, unit } = open(['Look.', line, last]);
      return [before, result, unit];
    };
    expect(read('1 unit: $183.60 ÷ 3 = $61.20', 'So $61.20.')).toEqual([
      '1 unit: $183.60 ÷ 3 =',
      '61.20',
      '$',
    ]);
    expect(read('Left: 100% − 40% = 60%', 'So 60%.')).toEqual(['Left: 100% − 40% =', '60', '%']);
    expect(read('Left: 5/9 − 2/9 = 3/9 = 1/3 ℓ', 'So 1/3 ℓ.')).toEqual(['Left: 5/9 − 2/9 =', '1/3', 'ℓ']);
  });
});

describe('the results that Primary 1 and 2 choose from', () => {
  const steps = ['In bags: 2 + 5 = 7 beads', 'Left: 13 − 7 = 6 beads', 'So 6 beads are left.'];

  it('are those of the slips, in rising order, where the step gives the answer', () => {
    const rest = {
      modelAnswer: '6 beads',
      misconceptions: [slip('20 beads'), slip('6 beads'), slip('8 beads')],
    };
    expect(open(steps, true, rest).choices).toEqual(['6', '8', '20']);
  });

  it('are neighbours where it gives another number, and none is zero', () => {
    const rest = { modelAnswer: '9 beads', misconceptions: [slip('20 beads')] };
    expect(open(steps, true, rest).choices).toEqual(['6', '7', '8']);
    expect(open(['Left: 3 − 2 = 1', 'So 1.'], true).choices).toEqual(['1', '2', '3']);
  });

  it('have the form of the result', () => {
    expect(open(['All: $1.20 + $0.30 = $1.50', 'So $1.50.'], true).choices).toEqual(['1.50', '1.51', '1.52']);
    expect(open(['All: 2/6 + 3/6 = 5/6', 'So 5/6.'], true).choices).toEqual(['3/6', '4/6', '5/6']);
    expect(open(['All: 900 + 100 = 1 000', 'So 1 000.'], true).choices).toContain('1 001');
  });

  it('hold exactly one that is right', () => {
    const step = open(steps, true);
    expect(step.choices?.filter((choice) => judgeStep(step, choice) === 'right')).toEqual(['6']);
  });
});

describe('judgeStep', () => {
  const judge = (line: string, last: string, written: string) =>
    judgeStep(open(['Look.', line, last]), written);

  it.each([['17 700'], ['17700'], ['17,700'], ['17 700 tins'], ['17700.0'], ['35 400 ÷ 2 = 17 700']])(
    'takes %s for 17 700 tins',
    (written) => {
      expect(judgeStep(open(TINS), written)).toBe('right');
    },
  );

  it('takes every form of a fraction, of money and of a measure', () => {
    const fraction = ['Left: 5/9 − 2/9 = 3/9 = 1/3 ℓ', 'So 1/3 ℓ.'] as const;
    for (const written of ['1/3', '3/9', '2/6', '1/3 ℓ']) expect(judge(...fraction, written)).toBe('right');
    const money = ['1 unit: $7.20 ÷ 3 = $2.40', 'So $2.40.'] as const;
    for (const written of ['2.4', '2.40', '$2.40']) expect(judge(...money, written)).toBe('right');
    const measure = ['Left: 3 − 1.5 = 1.5 m', 'So 1.5 m.'] as const;
    for (const written of ['1.5', '1 1/2', '3/2', '1.5 m', '150 cm'])
      expect(judge(...measure, written)).toBe('right');
  });

  it('takes the words of the line beside the number', () => {
    for (const written of ['2', '2 units', '2 units left', 'Units left: 5 − 3 = 2'])
      expect([written, judge('Units left: 5 − 3 = 2', 'So 2 are left.', written)]).toEqual([
        written,
        'right',
      ]);
  });

  it('takes the whole line, with the numbers of its words', () => {
    const line = 'Cans on Day 5: 3050 + 80 = 3130 cans';
    expect(judge(line, 'So 3130 cans.', line)).toBe('right');
  });

  it('tells another value from what cannot be read', () => {
    expect(judgeStep(open(TINS), '17 701')).toBe('not-yet');
    expect(judgeStep(open(TINS), '17/')).toBe('unreadable');
  });
});
