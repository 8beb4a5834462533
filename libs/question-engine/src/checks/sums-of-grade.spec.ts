import { describe, expect, it } from '@jest/globals';
import { checkItem } from '../check-item.js';
import { makeItem } from '../make-item.js';
import { listEasyFaults, listFractionSumFaults, listSumFaults } from './sums-of-grade.js';

const faultsOf = (grade: Parameters<typeof listSumFaults>[0], step: string): number =>
  listSumFaults(grade, [step]).length;

describe('sums that a grade can work out', () => {
  it('has no division in Primary 1 and products within 40', () => {
    expect(faultsOf('Primary 1', 'All these steps: 5 × 2 = 10')).toBe(0);
    expect(faultsOf('Primary 1', 'All these steps: 5 × 10 = 50')).toBe(1);
    expect(faultsOf('Primary 1', 'Each: 6 ÷ 2 = 3')).toBe(1);
  });

  it('has the tables of 2, 3, 4, 5 and 10 in Primary 2', () => {
    expect(faultsOf('Primary 2', 'Each box: 18 ÷ 6 = 3 pencils')).toBe(0);
    expect(faultsOf('Primary 2', 'In the tins: 6 × 100 = 600')).toBe(0);
    expect(faultsOf('Primary 2', 'Number of steps: 96 ÷ 16 = 6')).toBe(1);
    expect(faultsOf('Primary 2', 'If all were 20¢ coins: 8 × 20 = 160¢')).toBe(1);
  });

  it('has one digit at a time in Primary 3, and divisors to count up in', () => {
    expect(faultsOf('Primary 3', 'Each share: 1500 ÷ 3 = 500 m')).toBe(0);
    expect(faultsOf('Primary 3', 'Number of long straws: 720 ÷ 90 = 8')).toBe(0);
    expect(faultsOf('Primary 3', 'Number of 20¢ coins: 60 ÷ 15 = 4 coins')).toBe(0);
    expect(faultsOf('Primary 3', 'Number of 50¢ coins: 315 ÷ 45 = 7 coins')).toBe(1);
    expect(faultsOf('Primary 3', 'If all were 35 cm planks: 12 × 35 cm = 4 m 20 cm')).toBe(1);
    expect(faultsOf('Primary 3', 'Area of Figure 7: 56 × 25 = 1400 cm²')).toBe(1);
  });

  it('has a factor of two digits in Primary 4, but no such divisor', () => {
    expect(faultsOf('Primary 4', 'Whole rectangle: 44 × 24 = 1056 m²')).toBe(0);
    expect(faultsOf('Primary 4', 'At first: 2 × $200.80 = $401.60')).toBe(0);
    expect(faultsOf('Primary 4', 'One unit: 180° ÷ 12 = 15°')).toBe(0);
    expect(faultsOf('Primary 4', 'Sum: 5.55 × 8 ÷ 2 = 22.2 km')).toBe(0);
    expect(faultsOf('Primary 4', 'Number of 500 ml cans: 2450 ÷ 350 = 7 cans')).toBe(1);
    expect(faultsOf('Primary 4', 'A number times itself makes this: 841 ÷ 29 = 29')).toBe(1);
  });

  it('reads every line from left to right before Primary 5', () => {
    const perimeter = 'Perimeter: 2 × 67 + 2 × 14 = 162 cm';
    expect(listSumFaults('Primary 4', [perimeter])).toEqual([
      `grade: "${perimeter}" needs the order of operations`,
    ]);
    expect(faultsOf('Primary 3', 'Odd, since 1 is left over: (79 − 1) ÷ 2 = 39')).toBe(1);
    expect(faultsOf('Primary 3', 'Parts: 2 + 3 × 2 = 8')).toBe(1);
    expect(faultsOf('Primary 3', 'The code: 12 × 7 + 2 = 86')).toBe(0);
    expect(faultsOf('Primary 3', 'All clues fit (7 cm by 6 cm): Tray S')).toBe(0);
    expect(faultsOf('Primary 5', perimeter)).toBe(0);
  });

  it('has no brackets before Primary 5, and no sum of Primary 1 alone from Primary 3 on', () => {
    expect(faultsOf('Primary 3', 'Left: 118 − (49 + 26) = 43 kg')).toBe(1);
    expect(faultsOf('Primary 5', 'Left: 118 − (49 + 26) = 43 kg')).toBe(0);
    const [one, two] = ['Sold: 50 − 44 = 6 kg', 'Left: 19 − 12 = 7 kg'];
    expect(listEasyFaults('Primary 3', [one])).toHaveLength(1);
    expect(listEasyFaults('Primary 3', [one, two])).toEqual([]);
    expect(listEasyFaults('Primary 3', ['Sold: 61 − 44 = 17 kg'])).toEqual([]);
    expect(listEasyFaults('Primary 2', [one])).toEqual([]);
  });

  it('leaves fractions and the grades with a calculator alone', () => {
    expect(faultsOf('Primary 4', 'First part: 1/2 × 212 = 106 ℓ')).toBe(0);
    expect(faultsOf('Primary 3', 'Week 4: 12 × 1/12 = 1')).toBe(0);
    expect(faultsOf('Primary 5', 'Each: 841 ÷ 29 = 29')).toBe(0);
  });

  it('multiplies two fractions from Primary 5 and divides a proper fraction from Primary 6', () => {
    expect(faultsOf('Primary 4', 'Left: 2/3 × 3/4 = 1/2')).toBe(1);
    expect(faultsOf('Primary 5', 'Left: 2/3 × 3/4 = 1/2')).toBe(0);
    expect(faultsOf('Primary 5', 'Each: 7 7/8 ÷ 7 = 1 1/8 kg')).toBe(1);
    expect(faultsOf('Primary 5', 'Pieces: 6 ÷ 3/4 = 8')).toBe(1);
    expect(faultsOf('Primary 5', 'Each: 6 ÷ 4 = 1 1/2 kg')).toBe(0);
    expect(faultsOf('Primary 6', 'Each: 3/4 ÷ 6 = 1/8 kg')).toBe(0);
    expect(faultsOf('Primary 6', 'Pieces: 6 ÷ 3/4 = 8')).toBe(0);
    expect(faultsOf('Primary 6', 'Each: 6 2/5 m ÷ 8 = 4/5 m')).toBe(1);
    expect(faultsOf('Primary 6', 'Pieces: 9 ÷ 1 1/2 = 6')).toBe(1);
  });

  it('fail an item whose working needs them, and one that offers numbers of a later grade', () => {
    const item = makeItem(
      {
        gradeLevel: 'Primary 3',
        subStrandId: 'area_perimeter',
        heuristicId: 'h7_working_backwards',
        level: 'guided',
        questionType: 'mcq',
        seed: 3,
        id: 'x',
      },
      { form: 'plain' },
    );
    expect(checkItem(item).faults).toEqual([]);
    const hard = structuredClone(item);
    hard.scheme.solutionSteps.unshift('Squares: 240 ÷ 48 = 5');
    expect(checkItem(hard)).toEqual({ score: 0, faults: ['grade: 240 ÷ 48 is not learnt in Primary 3'] });
    const early = structuredClone(item);
    const wrong = early.question.mcqOptions?.find((o) => o.label !== early.scheme.parts[0]?.expected);
    if (!wrong) throw new Error('no wrong option');
    const slip = early.scheme.misconceptions.find((m) => m.answer === wrong.text);
    if (!slip) throw new Error('no slip');
    wrong.text = slip.answer = '67.5 m';
    expect(checkItem(early)).toEqual({
      score: 0,
      faults: ['grade: a decimal before Primary 4', 'grade: option 67.5 m has a decimal among whole numbers'],
    });
  });
});

describe('sums of fractions in options', () => {
  it('have no product and no quotient before Primary 5 and 6', () => {
    const of = (grade: Parameters<typeof listSumFaults>[0], text: string): number =>
      listFractionSumFaults(grade, [text]).length;
    expect(of('Primary 3', '1 − 2/3 = □')).toBe(0);
    expect(of('Primary 3', '1/4 × 2/3 = □')).toBe(1);
    expect(of('Primary 3', '1 ÷ 2/3 = □')).toBe(1);
    expect(of('Primary 5', '1/4 × 2/3 = □')).toBe(0);
  });
});
