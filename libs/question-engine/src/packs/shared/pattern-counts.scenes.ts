import { MONEY, type Style, countOf, degrees } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import { type Person, capital } from '../../core/people.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import { type Growth, type Make, growth, patternNumbers } from './growth.scene.js';

const SEATS = countOf('seats');
const TINS = countOf('tins');
const VISITORS = countOf('visitors');
const BRICKS = countOf('bricks');

/** Counts that grow row by row or day by day. */
export const WHOLE_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    () =>
      growth({
        style: SEATS,
        place: 'Row',
        opening: (a, b, c) => `A hall has ${a} in Row 1, ${b} in Row 2 and ${c} in Row 3.`,
        goesOn: 'The number of seats goes on growing in the same way.',
        ask: 'How many seats are there',
        at: 'in',
        blank: 'there are ___ seats',
        which: (t) => `In which row are there ${t}?`,
        whichBlank: (t) => `In Row ___ there are ${t}.`,
        sum: (n) => `How many seats are there in the first ${n} rows altogether?`,
        blankSum: (n) => `In the first ${n} rows there are ___ seats altogether.`,
      }),
    () =>
      growth({
        style: TINS,
        place: 'Day',
        opening: (a, b, c) => `A food bank is given ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
        goesOn: 'The number of tins goes on growing in the same way.',
        ask: 'How many tins is it given',
        at: 'on',
        blank: 'it is given ___ tins',
        which: (t) => `On which day is it given ${t}?`,
        whichBlank: (t) => `On Day ___ it is given ${t}.`,
        sum: (n) => `How many tins is it given in the first ${n} days altogether?`,
        blankSum: (n) => `In the first ${n} days it is given ___ tins altogether.`,
      }),
    () =>
      growth({
        style: VISITORS,
        place: 'Week',
        opening: (a, b, c) => `A science show had ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
        goesOn: 'The number of visitors went on growing in the same way.',
        ask: 'How many visitors were there',
        at: 'in',
        blank: 'there were ___ visitors',
        which: (t) => `In which week were there ${t}?`,
        whichBlank: (t) => `In Week ___ there were ${t}.`,
        sum: (n) => `How many visitors were there in the first ${n} weeks altogether?`,
        blankSum: (n) => `In the first ${n} weeks there were ___ visitors altogether.`,
      }),
    () =>
      growth({
        style: BRICKS,
        place: 'Layer',
        opening: (a, b, c) =>
          `A tower has ${a} in Layer 1, ${b} in Layer 2 and ${c} in Layer 3, counted from the top.`,
        goesOn: 'The number of bricks goes on growing in the same way.',
        ask: 'How many bricks are there',
        at: 'in',
        blank: 'there are ___ bricks',
        which: (t) => `In which layer are there ${t}?`,
        whichBlank: (t) => `In Layer ___ there are ${t}.`,
        sum: (n) => `How many bricks are there in the first ${n} layers altogether?`,
        blankSum: (n) => `In the first ${n} layers there are ___ bricks altogether.`,
      }),
  ],
  numbers: patternNumbers([
    { first: { step: 1, low: 14, high: 60 }, step: { step: 1, low: 3, high: 12 } },
    { first: { step: 5, low: 60, high: 400 }, step: { step: 5, low: 15, high: 120 } },
    { first: { step: 10, low: 450, high: 2400 }, step: { step: 10, low: 40, high: 350 } },
    { first: { step: 1, low: 5, high: 25 }, step: { step: 1, low: 3, high: 9 } },
  ]),
};

function moneyGrowth(
  place: string,
  plural: string,
  opening: (p: Person) => Growth['opening'],
  verb: [string, string],
  at: string,
): Make {
  const [does, doing] = verb;
  return (p) =>
    growth({
      style: MONEY,
      place,
      opening: opening(p),
      goesOn: 'The amount goes on growing in the same way.',
      ask: `How much does ${p.name} ${doing}`,
      at,
      blank: `${p.name} ${does} $___`,
      which: (t) => `${capital(at)} which ${place.toLowerCase()} is the amount ${t}?`,
      whichBlank: (t) => `${capital(at)} ${place} ___ the amount is ${t}.`,
      sum: (n) => `How much does ${p.name} ${doing} in the first ${n} ${plural} altogether?`,
      blankSum: (n) => `In the first ${n} ${plural} ${p.name} ${does} $___ altogether.`,
    });
}

/** Savings, sales and pay that grow by the same amount. */
export const MONEY_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    moneyGrowth(
      'Week',
      'weeks',
      (p) => (a, b, c) => `${p.name} saves ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
      ['saves', 'save'],
      'in',
    ),
    moneyGrowth(
      'Day',
      'days',
      (p) => (a, b, c) => `At a stall ${p.name} earns ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      ['earns', 'earn'],
      'on',
    ),
    moneyGrowth(
      'Month',
      'months',
      (p) => (a, b, c) => `${p.name} gives ${a} to charity in Month 1, ${b} in Month 2 and ${c} in Month 3.`,
      ['gives', 'give'],
      'in',
    ),
    moneyGrowth(
      'Round',
      'rounds',
      (p) => (a, b, c) => `In a quiz ${p.name} wins ${a} in Round 1, ${b} in Round 2 and ${c} in Round 3.`,
      ['wins', 'win'],
      'in',
    ),
  ],
  numbers: patternNumbers([
    { first: { step: 10, low: 150, high: 690, over: 100 }, step: { step: 5, low: 35, high: 165, over: 100 } },
    {
      first: { step: 50, low: 3200, high: 9800, over: 100 },
      step: { step: 25, low: 225, high: 975, over: 100 },
    },
    { first: { step: 5, low: 20, high: 80 }, step: { step: 50, low: 250, high: 950, over: 100 } },
    { first: { step: 5, low: 10, high: 60 }, step: { step: 5, low: 5, high: 35 } },
  ]),
};

const DEGREES: Style = {
  ...degrees(3600),
  allows: (v) => exact(v).d === 1n && exact(v).compare(0) > 0 && exact(v).compare(3600) <= 0,
};

/** Turns that grow by the same angle. */
export const TURN_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: ['A dancer', 'A toy robot', 'An ice skater', 'A toy car'].map(
    (who) => () =>
      growth({
        style: DEGREES,
        place: 'Turn',
        opening: (a, b, c) => `${who} turns ${a} in Turn 1, ${b} in Turn 2 and ${c} in Turn 3.`,
        goesOn: 'The angle goes on growing in the same way.',
        ask: 'What is the angle',
        at: 'in',
        blank: 'the angle is ___°',
        which: (t) => `In which turn is the angle ${t}?`,
        whichBlank: (t) => `In Turn ___ the angle is ${t}.`,
        sum: (n) => `What do the first ${n} turns make altogether?`,
        blankSum: (n) => `The first ${n} turns make ___° altogether.`,
      }),
  ),
  numbers: patternNumbers(
    Array.from({ length: 4 }, () => ({
      first: { step: 5, low: 15, high: 60 },
      step: { step: 1, low: 4, high: 15 },
      most: 16,
    })),
  ),
};
