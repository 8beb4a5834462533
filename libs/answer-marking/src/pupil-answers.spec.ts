import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from './derive-policy.js';
import { markAnswer } from './mark-answer.js';

const RIGHT = 'correct';
const WRONG = 'incorrect';
const FORM = 'right-value-wrong-form';
const OPEN = 'unreadable';

function outcomeOf(expected: string, stem: string, response: string): string {
  const policy = derivePolicy({ modelAnswer: expected, stem });
  return markAnswer({ expected, acceptedAnswers: [], policy }, response).outcome;
}

/** What pupils type on a tablet, as a fair teacher would mark it. */
describe('answer with its working', () => {
  const stem = 'A school has 20 chairs. 8 are red. The rest are grey. How many chairs are grey?';

  it.each([
    ['20 - 8 = 12, so the answer is 12', RIGHT],
    ['20 – 8 = 12. So 12 chairs are grey.', RIGHT],
    ['20-8=12\n12', RIGHT],
    ['20 chairs - 8 chairs = 12 chairs', RIGHT],
    ['20-8=12 ∴ 12', RIGHT],
    ['4 × 2 = 8, 20 - 8 = 12', RIGHT],
    ['12 are grey', RIGHT],
    ['20-8=12, so the answer is 13', WRONG],
    ['20-8=13, 12', WRONG],
    ['20-8=12, 20-12=8', WRONG],
    ['20-8=12, 12+1=13', WRONG],
    ['12, so the answer is 12', RIGHT],
    ['12, so the answer is 13', WRONG],
    ['12, 13', WRONG],
    ['12, 12', WRONG],
    ['12 or 13', WRONG],
    ['12\n13', WRONG],
    ['20-8=12 or 13', WRONG],
    ['17 ÷ 6 = 2 R 5, 10 + 2 = 12', OPEN],
    // Two true sums side by side: only the pupil can tell which is the answer.
    ['1+1=2, 20-8=12', OPEN],
  ])('%j', (response, outcome) => {
    expect(outcomeOf('12 chairs', stem, response)).toBe(outcome);
  });

  it.each([
    ['8y = 64, y = 8', RIGHT],
    ['8y=64\ny=8', RIGHT],
    ['8y = 72, y = 8', WRONG],
    ['x = 5, y = 8', WRONG],
    ['y = 9', WRONG],
  ])('%j for the value of a letter', (response, outcome) => {
    expect(outcomeOf('8', 'What is the value of y?', response)).toBe(outcome);
  });
});

describe('answer about a digit', () => {
  it.each([
    ['60', RIGHT],
    ['60 tens', OPEN],
    ['6', WRONG],
  ])('%j for what the tens digit stands for', (response, outcome) => {
    expect(outcomeOf('60', 'What does the tens digit stand for?', response)).toBe(outcome);
  });

  it('is right with the place where places are counted', () => {
    expect(outcomeOf('6', 'How many tens are there in 60?', '6 tens')).toBe(RIGHT);
  });
});

describe('answer in words', () => {
  const ways = 'Which way does the arrow on the 10th tile point: up, right, down or left?';
  const figure = 'What is the best name of this triangle?';
  const solid = 'The pattern goes on. Which solid is 7th?';
  const banner = 'The table shows 4 paper banners. Which paper banner does Siti want?';

  it.each([
    ['right', ways, 'right', RIGHT],
    ['right', ways, 'to the right', RIGHT],
    ['right', ways, 'It points right.', RIGHT],
    ['right', ways, 'right left', WRONG],
    ['right', ways, 'right down left up', WRONG],
    ['right', ways, 'up right', WRONG],
    ['right', ways, 'not right', WRONG],
    ['left', ways, 'left', RIGHT],
    ['left', ways, 'right left', WRONG],
    ['cone', solid, 'cone!', RIGHT],
    ['cone', solid, 'The 7th solid is a cone', RIGHT],
    ['cone', solid, 'The 7th solid is a cube', WRONG],
    ['cone', solid, 'cube', WRONG],
    ['cone', solid, 'cone, cube', WRONG],
    ['cone', solid, 'the solid is not a cone', WRONG],
    ['cone', solid, 'I counted and I saw that it was a cone', OPEN],
    ['rectangle', solid, 'rectangel', RIGHT],
    ['rectangle', solid, 'retangle', RIGHT],
    ['rectangle', solid, 'triangle', WRONG],
    ['cylinder', solid, 'cilinder', RIGHT],
    ['pentagon', solid, 'hexagon', WRONG],
    ['cuboid', solid, 'cube', WRONG],
    ['equilateral triangle', figure, 'equilateral', RIGHT],
    ['equilateral triangle', figure, 'equalateral triangle', RIGHT],
    ['equilateral triangle', figure, 'triangle', WRONG],
    ['right-angled triangle', figure, 'right angle triangle', RIGHT],
    ['right-angled triangle', figure, 'right-angled isosceles triangle', WRONG],
    ['Paper banner S', banner, 'banner S', RIGHT],
    ['Paper banner S', banner, 'bannerS', WRONG],
    ['Paper banner S', banner, 'paperbanner s', RIGHT],
    ['Paper banner S', banner, '(S)', RIGHT],
    ['Paper banner S', banner, 'banner P', WRONG],
    ['Paper banner S', banner, 'S P', WRONG],
    ['Paper banner S', banner, 'paper banner', WRONG],
    ['Printer A', "Arjun's printer is ___.", "Arjun's printer is A", RIGHT],
    ['Printer A', "Arjun's printer is ___.", "Arjun's printer is B", WRONG],
    ['Printer A', "Arjun's printer is ___.", "Arjun's printer is not A", WRONG],
    ['Face B', '___ is on top.', 'B is on top', RIGHT],
    ['Face B', '___ is on top.', 'Face A is on top', WRONG],
    ['Face B', '___ is on top.', 'A is B', WRONG],
    ['Nurul', 'Which child has sector Q?', 'The child is Nurul', RIGHT],
    ['Nurul', 'Which child has sector Q?', 'Nuru', WRONG],
  ])('%s to "%s": %s is %s', (expected, stem, response, outcome) => {
    expect(outcomeOf(expected, stem, response)).toBe(outcome);
  });
});

describe('time of day', () => {
  const leaves = 'At what time did he leave home? Use the 24-hour clock.';
  const stops = 'He paints for 1 hour. What time does he stop?';

  it.each([
    ['11 35', leaves, '11 : 35', RIGHT],
    ['11 35', leaves, '1135 h', RIGHT],
    ['11 35', leaves, '2335', WRONG],
    ['11 35', leaves, '23:35', WRONG],
    ['11 35', leaves, '11.35 p.m.', WRONG],
    ['11 35', leaves, '11.35 a.m.', FORM],
    ['12 15', leaves, '00 15', WRONG],
    ['half past 8', stops, 'half-past 8', RIGHT],
    ["11 o'clock", stops, "He stops at 11 o'clock", RIGHT],
    ["11 o'clock", stops, "He stops at 12 o'clock", WRONG],
    ["11 o'clock", stops, "He does not stop at 11 o'clock", WRONG],
    // The colon's neighbour on the keyboard.
    ['14 55', leaves, '14;55', OPEN],
  ])('%s to "%s": %s is %s', (expected, stem, response, outcome) => {
    expect(outcomeOf(expected, stem, response)).toBe(outcome);
  });
});

describe('choice', () => {
  it.each([
    ['A) 4', RIGHT],
    ['A', RIGHT],
    ['4', RIGHT],
    ['A) 2', OPEN],
    ['D) 2', WRONG],
    ['A, D', WRONG],
    ['A D', WRONG],
  ])('%s', (response, outcome) => {
    const policy = derivePolicy({ modelAnswer: 'A', stem: 'What is it?', options: ['4', '3', '1', '2'] });
    expect(markAnswer({ expected: 'A', acceptedAnswers: [], policy }, response).outcome).toBe(outcome);
  });
});

describe('ratio', () => {
  const stem = 'What is the ratio of the number of boys to the number of girls?';

  it.each([
    ['(3:2)', RIGHT],
    ['boys : girls = 3 : 2', RIGHT],
    ['boys to girls is 3 : 2', RIGHT],
    ['B:G = 3:2', RIGHT],
    ['girls : boys = 3 : 2', OPEN],
    ['G:B = 3:2', OPEN],
    ['3;2', OPEN],
    ['3:2 or 2:3', WRONG],
    ['3:2, 2:3', WRONG],
  ])('%s', (response, outcome) => {
    expect(outcomeOf('3 : 2', stem, response)).toBe(outcome);
  });
});

describe('words around an answer', () => {
  it.each([
    ['2 h 10 min', 'How long is it?', '90 + 40 = 130 min = 2 h 10 min', RIGHT],
    ['2 h 10 min', 'How long is it?', '90 + 40 = 130 = 130 min = 2 h 10 min', RIGHT],
    ['2 h 10 min', 'How long is it?', '90 + 50 = 130 min = 2 h 10 min', WRONG],
    ['130 h', 'How long is it?', '130 min = 130 = 130 h', WRONG],
    ['$20', 'How much did he save?', 'He saved $20.', RIGHT],
    ['14 ℓ', 'How many litres flowed in one minute?', '14 litres per minute', RIGHT],
    ['14 ℓ', 'How many litres flowed in one minute?', '14 litres in one minute', RIGHT],
    ['14 ℓ', 'How many litres flowed in one minute?', '14 ℓ/h', WRONG],
    ['14 ℓ', 'How many litres are left?', '14 litres per minute', WRONG],
    ['32 pages', 'How many pages does it print per minute?', '32 pages per minute', RIGHT],
    ['32 pages', 'How many pages does it print per minute?', '32 minutes', WRONG],
    ['92 years', 'What is the total age of the members?', '92 years old', RIGHT],
    ['11 notes', 'How many notes are there?', 'not 11', WRONG],
    ['11 notes', 'How many notes are there?', '11 note', RIGHT],
    ['25 children', 'How many children are there?', '25 child', RIGHT],
    ['25 children', 'How many children are there?', '25 adults', OPEN],
    ['3/4', 'What fraction of the pizza is left?', '3/4 of the pizza', RIGHT],
    ['3/4', 'What fraction of the pizza is left?', 'three quarters of a pizza', RIGHT],
    ['3/4', 'What fraction of the pizza is left?', '3/4 is left', RIGHT],
    ['3/4', 'What fraction of the pizza is left?', '3/4 of the cake', OPEN],
    ['12', 'What is the missing number?', '“12”', RIGHT],
    ['12', 'What is the missing number?', '12…', RIGHT],
    ['12', 'What is the missing number?', '12!', RIGHT],
    ['12', 'What is the missing number?', 'Ans-12', RIGHT],
    ['12', 'What is the missing number?', 'Ans – 12', RIGHT],
    ['12', 'What is the missing number?', 'Ans -12', WRONG],
    ['12', 'What is the missing number?', '-12', WRONG],
    ['-12', 'What is the missing number?', 'Ans: -12', RIGHT],
    ['1 1/4 kg', 'What is its mass?', '1 ¹/₄ kg', RIGHT],
    ['1 1/4 kg', 'What is its mass?', '1¹⁄₄ kg', RIGHT],
    ['25', 'What is the missing number?', '5²', FORM],
    ['104°', 'What is the size of angle x?', '<x = 104°', RIGHT],
    ['104°', 'What is the size of angle x?', '< 104°', WRONG],
    ['24 cm²', 'What is the area?', '24 cm 2', RIGHT],
    ['24 cm³', 'What is the volume?', '24 cm 2', WRONG],
    ['1 m 2 cm', 'How long is it?', '1 m2 cm', RIGHT],
    ['1 m 2 cm', 'How long is it?', '1 m2', WRONG],
    ['24 cm 2 mm', 'How long is it?', '24 cm 2', 'right-value-missing-unit'],
    ['5 r 2', '17 ÷ 3 = ? Give the quotient and the remainder.', '17 ÷ 3 = 5 R 2', RIGHT],
    ['5 r 2', '17 ÷ 3 = ? Give the quotient and the remainder.', '18 ÷ 3 = 5 R 2', WRONG],
    ['2, 3, 5', 'List the prime factors of 30.', '{2, 3, 5}', RIGHT],
    ['2, 3, 5', 'List the prime factors of 30.', '2, 3, 5 are the prime factors', RIGHT],
    ['2, 3, 5', 'List the prime factors of 30.', '2, 3, 5 or 7', WRONG],
    ['1476 cookies', 'How many cookies are there?', '1476 cookie', RIGHT],
  ])('%s to "%s": %s is %s', (expected, stem, response, outcome) => {
    expect(outcomeOf(expected, stem, response)).toBe(outcome);
  });
});

describe('answer with a slip in spelling', () => {
  it.each([
    ['11 triangles', '11 triagnles', RIGHT],
    ['11 triangles', '12 triagnles', WRONG],
    ['11 triangles', '11 tringals', OPEN],
    ['36 cm', '36 centemetres', RIGHT],
    ['36 cm', '36 killograms', WRONG],
    ['36 cm²', '36 squared cm', RIGHT],
    ['36 cm²', '36 cubed cm', WRONG],
    ['$5.20', '5 dollers 20 cents', RIGHT],
    ['2 h 15 min', '2 huors 15 minuts', RIGHT],
  ])('%s: %s', (expected, response, outcome) => {
    expect(outcomeOf(expected, 'How many triangles are there?', response)).toBe(outcome);
  });
});

describe('answer on the 24-hour clock', () => {
  it.each([
    ['09 30', RIGHT],
    ['9:30', RIGHT],
    ['half past 9', FORM],
    ['9.30 a.m.', FORM],
    ['half past 8', WRONG],
  ])('%s', (response, outcome) => {
    expect(outcomeOf('09 30', 'In the 24-hour clock, the time is ___.', response)).toBe(outcome);
  });
});

describe('answer in a letter', () => {
  it.each([
    ['(k - 9) stamps', RIGHT],
    ['k - 9 stamps', RIGHT],
    ['9 - k stamps', WRONG],
    ['k stamps', WRONG],
  ])('%s', (response, outcome) => {
    const stem = 'Siti has k stamps. Ravi has 9 fewer stamps. In terms of k, the number is ___.';
    expect(outcomeOf('k − 9', stem, response)).toBe(outcome);
  });
});

describe('answer as a fraction or a mixed number', () => {
  it.each([
    ['5/2', RIGHT],
    ['2 1/2', RIGHT],
    ['15/6', FORM],
    ['2.5', FORM],
    ['2/5', WRONG],
  ])('%s', (response, outcome) => {
    const stem = 'Write 15 ÷ 6 as a fraction or a mixed number. In its simplest form it is ___.';
    expect(outcomeOf('2 1/2', stem, response)).toBe(outcome);
  });
});

describe('blank of a calculation', () => {
  const WEEKS = 'How much is saved in Week 3? Less each week: $17 − $15 = $___. Week 3: $___.';
  const VOLUME = 'What is it in cm³? Complete the working. 4 ℓ: ___ × 1000 = 4000 cm³. In all: ___ cm³.';
  const ANGLE = 'Complete the working. In the end: 90° − ___° = 70°. At first: ___°.';
  it.each([
    ['2', WEEKS, '$2', RIGHT],
    ['2', WEEKS, '2', RIGHT],
    ['2', WEEKS, '2 weeks', WRONG],
    ['$2.50', WEEKS, '2 dollars 50 cents', RIGHT],
    ['$2.50', WEEKS, '250 weeks', WRONG],
    ['4', VOLUME, '4', RIGHT],
    ['4', VOLUME, '4 cm³', WRONG],
    ['20', ANGLE, '20°', RIGHT],
    ['20', ANGLE, '20', RIGHT],
    ['20', ANGLE, '20 cm', WRONG],
  ])('%s in "%s": %s', (modelAnswer, stem, response, outcome) => {
    const policy = derivePolicy({ modelAnswer, stem, blank: 0 });
    expect(markAnswer({ expected: modelAnswer, acceptedAnswers: [], policy }, response).outcome).toBe(
      outcome,
    );
  });
});

describe('answer that counts parts', () => {
  const TENTHS = 'How many tenths are there in 0.3?';
  it.each([
    ['3', TENTHS, '3 tenths', RIGHT],
    ['3', TENTHS, '4 tenths', WRONG],
    ['3', TENTHS, '3/10', WRONG],
    ['3', TENTHS, '3 hundredths', WRONG],
    ['2', '___ quarter circles make one half circle.', '2 quarter circles', RIGHT],
    ['6', 'How many halves are in 3?', '6 halves', RIGHT],
    ['3/4', 'How much is that in quarters?', '3 quarters', RIGHT],
  ])('%s to "%s": %s', (expected, stem, response, outcome) => {
    expect(outcomeOf(expected, stem, response)).toBe(outcome);
  });
});

describe('answer in per cent', () => {
  it.each([
    ['25%', RIGHT],
    ['25', RIGHT],
    ['0.25', FORM],
    ['20/80', FORM],
    ['0.25%', WRONG],
  ])('%s', (response, outcome) => {
    const rise = 'The number rose from 80 to 100.';
    expect(outcomeOf('25%', `${rise} What is the percentage increase?`, response)).toBe(outcome);
    expect(outcomeOf('25%', `${rise} It rose by ___%.`, response)).toBe(outcome);
  });
});

describe('answer as a sentence of the question', () => {
  const TOKENS = 'Stall P has 9 tokens. How many tokens did Stall Q have on Day 3?';
  const MORE = 'Siti has 9 stamps. How many more stamps did Ravi have than Siti?';
  const GAVE = 'Stall P gave ___ tokens to Stall Q.';
  const ALL = 'How many buns did Stall A, Stall B and Stall C have altogether?';
  const LINE = 'How tall is it? The first mistake is in Line ___.';
  it.each([
    ['34 tokens', TOKENS, 'Stall Q had 34 tokens on Day 3', RIGHT],
    ['34 tokens', TOKENS, 'Stall Q: 34', RIGHT],
    ['34 tokens', TOKENS, 'stall q = 34 tokens', RIGHT],
    ['34 tokens', TOKENS, 'Stall P had 34 tokens', OPEN],
    ['34 tokens', TOKENS, 'stall a had 34 tokens', OPEN],
    ['34 tokens', TOKENS, 'Stall Q had 34 tokens on Day 4', OPEN],
    ['34 tokens', TOKENS, 'Stall Q had 35 tokens on Day 3', WRONG],
    ['3 tokens', TOKENS, 'Day 3', OPEN],
    ['12 stamps', MORE, 'Ravi had 12 more stamps than Siti', RIGHT],
    ['12 stamps', MORE, 'Siti had 12 more stamps than Ravi', OPEN],
    ['12 stamps', MORE, 'more than 12 stamps', WRONG],
    ['30 stamps', 'How many stamps did Siti give away?', 'Siti gave away 30 stamps', RIGHT],
    ['30 stamps', 'How many stamps does Siti have left?', 'Siti gave 30 stamps', OPEN],
    ['46 tokens', GAVE, 'Stall P gave 46 tokens to Stall Q', RIGHT],
    ['46 tokens', GAVE, 'Stall Q gave 46 tokens to Stall P', OPEN],
    ['50 buns', ALL, 'Stall A, Stall B and Stall C had 50 buns altogether', RIGHT],
    ['61°', 'What is the size of angle p?', 'size of angle p = 61°', RIGHT],
    ['61°', 'What is the size of angle p?', 'size of angle q = 61°', OPEN],
    ['61°', 'What was the size of angle p at first?', 'Angle p at first was 61°', RIGHT],
    ['61°', 'What was the size of angle p at first?', 'Angle p in the end was 61°', OPEN],
    ['86', 'What is the value of x?', 'value of x = 86', RIGHT],
    ['7.30 a.m.', 'What is the time? Write a.m. or p.m.', 'time: 7.30 a.m.', RIGHT],
    ['2', LINE, 'Line 2', RIGHT],
    ['2', LINE, 'The first mistake is in Line 3', WRONG],
  ])('%s to "%s": %s', (expected, stem, response, outcome) => {
    expect(outcomeOf(expected, stem, response)).toBe(outcome);
  });
});
