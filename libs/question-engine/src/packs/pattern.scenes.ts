import type { ProficiencyLevel } from '@product/curriculum/grades';
import { MONEY, PERCENT, type Style, countOf, degrees, measured, measuredFraction } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import { type Exact, exact } from '../core/exact.js';
import { type Person, capital } from '../core/people.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { PatternPack, PatternScene } from '../engines/pattern.engine.js';
import { type Range, drawFrom } from './group-sizes.js';

type Make = (p: Person) => PatternScene;

interface Sizes {
  first: Range;
  step: Range;
  most?: number;
}

function patternNumbers(sizes: readonly Sizes[]) {
  return (dice: Dice, _level: ProficiencyLevel, scene: number): { first: Exact; step: Exact; most?: number } => {
    const size = sizes[scene];
    if (!size) throw new RangeError(`no sizes for scene ${scene}`);
    const [first, step] = [drawFrom(dice, size.first), drawFrom(dice, size.step)];
    return { first, step, ...(size.most === undefined ? {} : { most: size.most }) };
  };
}

/** Something counted or measured row by row, day by day. */
interface Growth {
  style: Style;
  /** "Row", "Day", "Week". */
  place: string;
  /** Opening sentence with three values. */
  opening: (a: string, b: string, c: string) => string;
  goesOn: string;
  /** "How many seats are there in Row 9?" without the place. */
  ask: string;
  /** Between the question and the place: "in", "on". */
  at: string;
  /** Statement with the blank, without the place. */
  blank: string;
  /** "In which row are there 45 seats?" */
  which: (t: string) => string;
  whichBlank: (t: string) => string;
  sum: (n: string) => string;
  blankSum: (n: string) => string;
}

function growth(g: Growth, inUnit = '', answerStyle: Style = g.style): PatternScene {
  return {
    style: g.style,
    answerStyle,
    tell: ([a, b, c]) => [g.opening(a, b, c), g.goesOn],
    askTerm: (n) => `${g.ask} ${g.at} ${g.place} ${n}${inUnit}?`,
    blankTerm: (n) => `${capital(g.at)} ${g.place} ${n}, ${g.blank}.`,
    askWhich: g.which,
    blankWhich: g.whichBlank,
    askSum: g.sum,
    blankSum: g.blankSum,
  };
}

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
        opening: (a, b, c) => `A tower has ${a} in Layer 1, ${b} in Layer 2 and ${c} in Layer 3, counted from the top.`,
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

const M = measured('m');
const KG = measured('kg');
const KM = measured('km');
const L = measured('ℓ');

function lengthGrowth(style: Style, thing: string, place: string, opening: Growth['opening'], at: string, plural: string, answerStyle: Style = style): Make {
  const unit = answerStyle.unit ?? '';
  const inUnit = answerStyle === style ? '' : `, in ${UNIT_WORDS[unit] ?? unit}`;
  return () =>
    growth(
      {
        style,
        place,
        opening,
        goesOn: `The ${thing} goes on growing in the same way.`,
        ask: `What is the ${thing}`,
        at,
        blank: `the ${thing} is ___ ${unit}`,
        which: (t) => `${capital(at)} which ${place.toLowerCase()} is the ${thing} ${t}?`,
        whichBlank: (t) => `${capital(at)} ${place} ___ the ${thing} is ${t}.`,
        sum: (n) => `What is the total ${thing} ${at} the first ${n} ${plural}${inUnit}?`,
        blankSum: (n) => `The total ${thing} ${at} the first ${n} ${plural} is ___ ${unit}.`,
      },
      inUnit,
      answerStyle,
    );
}

const UNIT_WORDS: Readonly<Record<string, string>> = { ℓ: 'litres', kg: 'kilograms', km: 'kilometres', m: 'metres' };

/** Decimals that grow by a decimal. */
export const DECIMAL_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    lengthGrowth(KM, 'distance jogged', 'Day', (a, b, c) => `A runner jogs ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days'),
    lengthGrowth(KG, 'mass of waste paper', 'Week', (a, b, c) => `A class collects ${a} of waste paper in Week 1, ${b} in Week 2 and ${c} in Week 3.`, 'in', 'weeks'),
    lengthGrowth(M, 'length of paper chain made', 'Day', (a, b, c) => `A class makes ${a} of paper chain on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days'),
    lengthGrowth(L, 'volume of rainwater collected', 'Day', (a, b, c) => `A pail collects ${a} of rainwater on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days'),
  ],
  numbers: patternNumbers([
    { first: { step: 5, low: 120, high: 250, over: 100 }, step: { step: 5, low: 15, high: 65, over: 100 } },
    { first: { step: 5, low: 240, high: 960, over: 100 }, step: { step: 5, low: 25, high: 145, over: 100 } },
    { first: { step: 5, low: 45, high: 195, over: 100 }, step: { step: 5, low: 15, high: 85, over: 100 } },
    { first: { step: 25, low: 125, high: 875, over: 1000 }, step: { step: 25, low: 75, high: 425, over: 1000 } },
  ]),
};

function moneyGrowth(place: string, plural: string, opening: (p: Person) => Growth['opening'], verb: [string, string], at: string): Make {
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
    moneyGrowth('Week', 'weeks', (p) => (a, b, c) => `${p.name} saves ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`, ['saves', 'save'], 'in'),
    moneyGrowth('Day', 'days', (p) => (a, b, c) => `At a stall ${p.name} earns ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`, ['earns', 'earn'], 'on'),
    moneyGrowth('Month', 'months', (p) => (a, b, c) => `${p.name} gives ${a} to charity in Month 1, ${b} in Month 2 and ${c} in Month 3.`, ['gives', 'give'], 'in'),
    moneyGrowth('Round', 'rounds', (p) => (a, b, c) => `In a quiz ${p.name} wins ${a} in Round 1, ${b} in Round 2 and ${c} in Round 3.`, ['wins', 'win'], 'in'),
  ],
  numbers: patternNumbers([
    { first: { step: 10, low: 150, high: 690, over: 100 }, step: { step: 5, low: 35, high: 165, over: 100 } },
    { first: { step: 50, low: 3200, high: 9800, over: 100 }, step: { step: 25, low: 225, high: 975, over: 100 } },
    { first: { step: 5, low: 20, high: 80 }, step: { step: 50, low: 250, high: 950, over: 100 } },
    { first: { step: 5, low: 10, high: 60 }, step: { step: 5, low: 5, high: 35 } },
  ]),
};

const parts = (unit: string): Style => ({ ...measuredFraction(unit), allows: (v) => exact(v).d <= 12n && exact(v).compare(0) > 0 });

/** Fractions and mixed numbers that grow by a fraction. */
export const FRACTION_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    lengthGrowth(parts('m'), 'length of ribbon used', 'Gift', (a, b, c) => `A shop uses ${a} of ribbon for Gift 1, ${b} for Gift 2 and ${c} for Gift 3.`, 'for', 'gifts'),
    lengthGrowth(parts('kg'), 'mass of flour used', 'Day', (a, b, c) => `A baker uses ${a} of flour on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days'),
    lengthGrowth(parts('h'), 'time of practice', 'Week', (a, b, c) => `A band practises for ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`, 'in', 'weeks'),
    lengthGrowth(parts('ℓ'), 'volume of water given', 'Day', (a, b, c) => `A gardener gives a tree ${a} of water on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days'),
  ],
  numbers: (dice) => {
    const d = dice.pick([2, 3, 4, 5, 6, 8]);
    const e = dice.pick([d, d * 2].filter((n) => n <= 12));
    return { first: exact(dice.int(1, 3 * d), d), step: exact(dice.int(1, e - 1), e) };
  },
};

function rateTable(title: string, head: string, valueHead: string, terms: readonly Exact[], style: Style): DrawingSpec {
  return { kind: 'table', title, header: [head, valueHead], rows: terms.map((t, i) => [String(i + 1), style.unit === '$' ? style.text(t) : style.bare(t)]) };
}

function rateGrowth(style: Style, title: string, head: string, valueHead: string, at: 'for' | 'in', place: string, thing: string, ask: string, turns: string): Make {
  const turn = turns.includes('Day 1') ? 'days' : 'cars';
  return () => {
    const unit = style.unit === '$' ? '' : ` ${style.unit ?? style.noun ?? ''}`;
    const blank = style.unit === '$' ? '$___' : '___';
    return {
      style,
      tell: () => [`The table shows ${title.charAt(0).toLowerCase()}${title.slice(1)}.`, 'It goes on in the same way.'],
      askTerm: (n) => `${ask} ${at} ${n} ${place}?`,
      blankTerm: (n) => `${capital(at)} ${n} ${place} ${thing} is ${blank}${unit}.`,
      askWhich: (t) => `${capital(at)} how many ${place} is ${thing} ${t}?`,
      blankWhich: (t) => `${capital(thing)} is ${t} ${at} ___ ${place}.`,
      askSum: (n) => `${turns} ${ask} ${at} the first ${n} ${turn} altogether?`,
      blankSum: (n) => `${turns} ${capital(at)} the first ${n} ${turn} the total is ${blank}${unit}.`,
      drawing: (terms) => rateTable(title, head, valueHead, terms, style),
    };
  };
}

/** Tables of a rate, with or without a charge at the start. */
export const RATE_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    rateGrowth(MONEY, 'The charges of a repair shop', 'Hours', 'Charge', 'for', 'hours', 'the charge', 'What is the charge', 'It does one hour of work on Day 1, 2 hours on Day 2, and so on.'),
    rateGrowth(MONEY, 'The charges for hiring a boat', 'Hours', 'Charge', 'for', 'hours', 'the charge', 'What is the charge', 'A club hires it for one hour on Day 1, 2 hours on Day 2, and so on.'),
    rateGrowth(countOf('bottles'), 'The number of bottles filled by a machine', 'Hours', 'Bottles', 'in', 'hours', 'the number of bottles', 'How many bottles are filled', 'It runs for one hour on Day 1, 2 hours on Day 2, and so on.'),
    rateGrowth(measured('ℓ', 1), 'The water used in a car wash', 'Minutes', 'Water (ℓ)', 'for', 'minutes', 'the volume of water', 'How many litres of water are used', 'The first car is washed for one minute, the second for 2 minutes, and so on.'),
  ],
  numbers: (dice, _level, scene) => {
    const sizes: Sizes[] = [
      { first: { step: 5, low: 40, high: 90 }, step: { step: 5, low: 15, high: 45 } },
      { first: { step: 50, low: 500, high: 1200, over: 100 }, step: { step: 50, low: 250, high: 650, over: 100 } },
      { first: { step: 5, low: 25, high: 120 }, step: { step: 5, low: 25, high: 120 } },
      { first: { step: 5, low: 20, high: 80 }, step: { step: 1, low: 6, high: 18 } },
    ];
    const size = sizes[scene];
    if (!size) throw new RangeError(`no sizes for scene ${scene}`);
    const step = drawFrom(dice, size.step);
    // A machine without a start charge makes as many in its first hour as in every other.
    return { first: scene === 2 ? step : drawFrom(dice, size.first), step };
  },
};

const ML = measured('ml', 0);
const G = measured('g', 0);

/** Told in millilitres and grams, asked for in litres and kilograms. */
export const MEASUREMENT_PATTERNS: PatternPack = {
  scale: { kind: 'unit', per: 1000 },
  scenes: [
    lengthGrowth(ML, 'volume of water collected', 'Day', (a, b, c) => `A tank collects ${a} of water on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days', L),
    lengthGrowth(G, 'mass of food eaten', 'Month', (a, b, c) => `A pet rabbit eats ${a} of food in Month 1, ${b} in Month 2 and ${c} in Month 3.`, 'in', 'months', KG),
    lengthGrowth(measured('m', 0), 'distance swum', 'Week', (a, b, c) => `A swimmer swims ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`, 'in', 'weeks', KM),
    lengthGrowth(ML, 'volume of juice sold', 'Day', (a, b, c) => `A stall sells ${a} of juice on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'on', 'days', L),
  ],
  numbers: patternNumbers([
    { first: { step: 50, low: 350, high: 950 }, step: { step: 25, low: 75, high: 325 } },
    { first: { step: 50, low: 850, high: 1800 }, step: { step: 25, low: 75, high: 225 }, most: 20 },
    { first: { step: 50, low: 300, high: 900 }, step: { step: 25, low: 75, high: 250 } },
    { first: { step: 50, low: 1800, high: 4500 }, step: { step: 25, low: 125, high: 475 } },
  ]),
};

function partGrowth(style: Style, whole: string, thing: string, does: string, opening: Growth['opening'], goesOn: string): Make {
  return () => ({
    ...growth(
      {
        style,
        place: 'Day',
        opening,
        goesOn,
        ask: `What percentage of the ${thing} is ${does}`,
        at: 'on',
        blank: `___% of the ${thing} is ${does}`,
        which: (t) => `On which day is ${t} of the ${thing} ${does}?`,
        whichBlank: (t) => `On Day ___, ${t} of the ${thing} is ${does}.`,
        sum: (n) => `What percentage of the ${thing} is ${does} in the first ${n} days altogether?`,
        blankSum: (n) => `In the first ${n} days, ___% of the ${thing} is ${does} altogether.`,
      },
      '',
      PERCENT,
    ),
    tellWhole: (w) => whole.replace('{w}', w),
  });
}

/** Parts of one whole that grow day by day; asked as a percentage of it. */
export const PERCENTAGE_PATTERNS: PatternPack = {
  scale: { kind: 'percent' },
  scenes: [
    partGrowth(countOf('pages'), 'The book has {w} pages.', 'book', 'read', (a, b, c) => `A reader reads ${a} of a book on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'The number of pages goes on growing in the same way.'),
    partGrowth(countOf('squares'), 'The wall has {w} squares.', 'wall', 'painted', (a, b, c) => `An artist paints ${a} of a wall on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'The number of squares goes on growing in the same way.'),
    partGrowth(measured('m', 0), 'The road is {w} m long.', 'road', 'repaired', (a, b, c) => `Workers repair ${a} of a road on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'The length goes on growing in the same way.'),
    partGrowth(countOf('pieces'), 'The jigsaw puzzle has {w} pieces.', 'puzzle', 'done', (a, b, c) => `A family places ${a} of a jigsaw puzzle on Day 1, ${b} on Day 2 and ${c} on Day 3.`, 'The number of pieces goes on growing in the same way.'),
  ],
  numbers: (dice, level) => {
    const whole = dice.pick(level === 'not_ready' ? [200, 400, 500, 1000] : [200, 250, 400, 500, 800, 1000]);
    // Steps of half a per cent and more, so that every part is whole and all parts stay below the whole.
    const half = whole / 200;
    const unit = Number.isInteger(half) ? half : 2 * half;
    const few = level === 'independent' || level === 'guided';
    return { first: exact(Math.ceil(unit) * dice.int(1, few ? 4 : 8)), step: exact(Math.ceil(unit) * dice.int(1, few ? 1 : 3)), whole, most: level === 'not_ready' ? 8 : 14 };
  },
};

function valuesGraph(title: string, xTitle: string, yTitle: string, labels: string) {
  return (terms: readonly Exact[]): DrawingSpec => ({
    kind: 'line-graph',
    title,
    xTitle,
    yTitle,
    points: terms.map((t, i) => ({ x: `${labels} ${i + 1}`, y: Number(t.n) })),
    yStep: niceStep(Number(terms.at(-1)?.n ?? 1n)),
  });
}

/** A grid step of 1, 2, 5, 10 ... that gives at most ten lines. */
function niceStep(most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (most / (digit * power) <= 10) return digit * power;
  }
}

function graphGrowth(style: Style, title: string, yTitle: string, place: string, plural: string, thing: string, at: string): Make {
  const unit = style.unit ? ` ${style.unit}` : ` ${style.noun ?? ''}`;
  return () => ({
    style,
    tell: () => [`The line graph shows ${title.charAt(0).toLowerCase()}${title.slice(1)}.`, `The ${thing} goes on growing in the same way.`],
    askTerm: (n) => `What is the ${thing} ${at} ${place} ${n}?`,
    blankTerm: (n) => `${capital(at)} ${place} ${n} the ${thing} is ___${unit}.`,
    askWhich: (t) => `${capital(at)} which ${place.toLowerCase()} is the ${thing} ${t}?`,
    blankWhich: (t) => `${capital(at)} ${place} ___ the ${thing} is ${t}.`,
    askSum: (n) => `What is the total for the first ${n} ${plural.toLowerCase()}?`,
    blankSum: (n) => `The total for the first ${n} ${plural.toLowerCase()} is ___${unit}.`,
    drawing: valuesGraph(capital(title.replace(/^The (number of )?/, '')), plural, yTitle, place),
  });
}

/** Line graphs that rise by the same amount. */
export const DATA_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    graphGrowth(countOf('books'), 'The number of books lent each day', 'Books', 'Day', 'Days', 'number of books', 'on'),
    graphGrowth(countOf('points'), 'The score of a team in each round', 'Points', 'Round', 'Rounds', 'score', 'in'),
    graphGrowth(measured('kg', 0), 'The mass of fruit sold each week', 'Mass (kg)', 'Week', 'Weeks', 'mass', 'in'),
    graphGrowth(countOf('letters'), 'The number of letters sorted each hour', 'Letters', 'Hour', 'Hours', 'number of letters', 'in'),
  ],
  numbers: (dice) => {
    // Values on the grid lines, so that they can be read.
    const grid = dice.pick([5, 10, 20, 50]);
    const first = dice.int(1, 5);
    const step = dice.int(1, 3);
    return { first: exact(grid * first), step: exact(grid * step) };
  },
};

const DEGREES: Style = { ...degrees(3600), allows: (v) => exact(v).d === 1n && exact(v).compare(0) > 0 && exact(v).compare(3600) <= 0 };

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
  numbers: patternNumbers(Array.from({ length: 4 }, () => ({ first: { step: 5, low: 15, high: 60 }, step: { step: 1, low: 4, high: 15 }, most: 16 }))),
};
