import { MONEY, PERCENT, type Style, countOf, measured } from '../../core/amount.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { capital } from '../../core/people.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import type { PatternPack } from '../../engines/pattern.engine.js';
import { drawFrom } from './group-sizes.js';
import { type Growth, type Make, type Sizes, growth } from './growth.scene.js';

function rateTable(
  title: string,
  head: string,
  valueHead: string,
  terms: readonly Exact[],
  style: Style,
): DrawingSpec {
  return {
    kind: 'table',
    title: capital(title.replace(/^The (number of )?/, '')),
    header: [head, valueHead],
    rows: terms.map((t, i) => [String(i + 1), style.unit === '$' ? style.text(t) : style.bare(t)]),
  };
}

/** Whether the words before a value already say what is counted: "the number of letters is 90". */
const saysNoun = (thing: string, style: Style): boolean =>
  style.noun !== null && thing.includes(`number of ${style.noun}`);

/** The unit or noun behind a blank, where the words before it do not say it. */
const unitAfter = (thing: string, style: Style): string =>
  saysNoun(thing, style) ? '' : ` ${style.unit ?? style.noun ?? ''}`;

/** A value as the style writes it, without the noun that the words before it say. */
const withoutNoun =
  (thing: string, style: Style) =>
  (text: string): string =>
    saysNoun(thing, style) ? text.replace(` ${style.noun ?? ''}`, '') : text;

function rateGrowth(
  style: Style,
  title: string,
  head: string,
  valueHead: string,
  at: 'for' | 'in',
  place: string,
  thing: string,
  ask: string,
  turns: string,
): Make {
  const turn = turns.includes('Day 1') ? 'days' : 'cars';
  return () => {
    const unit = style.unit === '$' ? '' : unitAfter(thing, style);
    const plain = withoutNoun(thing, style);
    const blank = style.unit === '$' ? '$___' : '___';
    return {
      style,
      tell: () => [
        `The table shows ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
        'It goes on in the same way.',
      ],
      askTerm: (n) => `${ask} ${at} ${n} ${place}?`,
      blankTerm: (n) => `${capital(at)} ${n} ${place} ${thing} is ${blank}${unit}.`,
      askWhich: (t) => `${capital(at)} how many ${place} is ${thing} ${plain(t)}?`,
      blankWhich: (t) => `${capital(thing)} is ${plain(t)} ${at} ___ ${place}.`,
      askSum: (n) => `${turns} ${ask} ${at} the first ${n} ${turn} altogether?`,
      blankSum: (n) =>
        `${turns} ${capital(at)} the first ${n} ${turn} the total is ${blank}${style.unit === '$' ? '' : ` ${style.unit ?? style.noun ?? ''}`}.`,
      drawing: (terms) => rateTable(title, head, valueHead, terms, style),
    };
  };
}

/** Tables of a rate, with or without a charge at the start. */
export const RATE_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    rateGrowth(
      MONEY,
      'The charges of a repair shop',
      'Hours',
      'Charge',
      'for',
      'hours',
      'the charge',
      'What is the charge',
      'It does one hour of work on Day 1, 2 hours on Day 2, and so on.',
    ),
    rateGrowth(
      MONEY,
      'The charges for hiring a boat',
      'Hours',
      'Charge',
      'for',
      'hours',
      'the charge',
      'What is the charge',
      'A club hires it for one hour on Day 1, 2 hours on Day 2, and so on.',
    ),
    rateGrowth(
      countOf('bottles'),
      'The number of bottles filled by a machine',
      'Hours',
      'Bottles',
      'in',
      'hours',
      'the number of bottles',
      'How many bottles are filled',
      'It runs for one hour on Day 1, 2 hours on Day 2, and so on.',
    ),
    rateGrowth(
      measured('ℓ', 1),
      'The water used in a car wash',
      'Minutes',
      'Water (ℓ)',
      'for',
      'minutes',
      'the volume of water',
      'How many litres of water are used',
      'The first car is washed for one minute, the second for 2 minutes, and so on.',
    ),
  ],
  numbers: (dice, _level, scene) => {
    const sizes: Sizes[] = [
      { first: { step: 5, low: 40, high: 90 }, step: { step: 5, low: 15, high: 45 } },
      {
        first: { step: 50, low: 500, high: 1200, over: 100 },
        step: { step: 50, low: 250, high: 650, over: 100 },
      },
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

function partGrowth(
  style: Style,
  whole: string,
  thing: string,
  does: string,
  opening: Growth['opening'],
  goesOn: string,
): Make {
  return () => ({
    ...growth(
      {
        style,
        place: 'Day',
        opening,
        goesOn,
        ask: `What percentage of the ${thing} is ${does}`,
        at: 'on',
        blank: '',
        // "Another": by that day would be a different question.
        which: (t) => `On which day is another ${t} of the ${thing} ${does}?`,
        whichBlank: (t) => `On Day ___, another ${t} of the ${thing} is ${does}.`,
        sum: (n) => `What percentage of the ${thing} is ${does} in the first ${n} days altogether?`,
        blankSum: (n) => `In the first ${n} days, ___% of the ${thing} is ${does} altogether.`,
      },
      ' alone',
      PERCENT,
    ),
    blankTerm: (n) => `On Day ${n} alone, ___% of the ${thing} is ${does}.`,
    tellWhole: (w) => whole.replace('{w}', w),
  });
}

/** Parts of one whole that grow day by day; asked as a percentage of it. */
export const PERCENTAGE_PATTERNS: PatternPack = {
  scale: { kind: 'percent' },
  scenes: [
    partGrowth(
      countOf('pages'),
      'The book has {w} pages.',
      'book',
      'read',
      (a, b, c) => `A reader reads ${a} of a book on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'The number of pages goes on growing in the same way.',
    ),
    partGrowth(
      countOf('squares'),
      'The wall has {w} squares.',
      'wall',
      'painted',
      (a, b, c) => `An artist paints ${a} of a wall on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'The number of squares goes on growing in the same way.',
    ),
    partGrowth(
      measured('m', 0),
      'The road is {w} m long.',
      'road',
      'repaired',
      (a, b, c) => `Workers repair ${a} of a road on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'The length goes on growing in the same way.',
    ),
    partGrowth(
      countOf('pieces'),
      'The jigsaw puzzle has {w} pieces.',
      'puzzle',
      'done',
      (a, b, c) => `A family places ${a} of a jigsaw puzzle on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
      'The number of pieces goes on growing in the same way.',
    ),
  ],
  numbers: (dice, level) => {
    const whole = dice.pick(level === 'not_ready' ? [200, 400, 500, 1000] : [200, 250, 400, 500, 800, 1000]);
    // Steps of half a per cent and more, so that every part is whole and all parts stay below the whole.
    const half = whole / 200;
    const unit = Number.isInteger(half) ? half : 2 * half;
    const few = level === 'independent' || level === 'guided';
    return {
      first: exact(Math.ceil(unit) * dice.int(1, few ? 4 : 8)),
      step: exact(Math.ceil(unit) * dice.int(1, few ? 1 : 3)),
      whole,
      most: level === 'not_ready' ? 8 : 14,
    };
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

function graphGrowth(
  style: Style,
  title: string,
  yTitle: string,
  place: string,
  plural: string,
  thing: string,
  at: string,
): Make {
  const plain = withoutNoun(thing, style);
  const total = ` ${style.unit ?? style.noun ?? ''}`;
  return () => ({
    style,
    tell: () => [
      `The line graph shows ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
      `The ${thing} goes on growing in the same way.`,
    ],
    askTerm: (n) => `What is the ${thing} ${at} ${place} ${n}?`,
    blankTerm: (n) => `${capital(at)} ${place} ${n} the ${thing} is ___${unitAfter(thing, style)}.`,
    askWhich: (t) => `${capital(at)} which ${place.toLowerCase()} is the ${thing} ${plain(t)}?`,
    blankWhich: (t) => `${capital(at)} ${place} ___ the ${thing} is ${plain(t)}.`,
    askSum: (n) => `What is the total for the first ${n} ${plural.toLowerCase()}?`,
    blankSum: (n) => `The total for the first ${n} ${plural.toLowerCase()} is ___${total}.`,
    drawing: valuesGraph(capital(title.replace(/^The (number of )?/, '')), plural, yTitle, place),
  });
}

/** Line graphs that rise by the same amount. */
export const DATA_PATTERNS: PatternPack = {
  scale: { kind: 'same' },
  scenes: [
    graphGrowth(
      countOf('books'),
      'The number of books lent each day',
      'Books',
      'Day',
      'Days',
      'number of books',
      'on',
    ),
    graphGrowth(
      countOf('points'),
      'The score of a team in each round',
      'Points',
      'Round',
      'Rounds',
      'score',
      'in',
    ),
    graphGrowth(
      measured('kg', 0),
      'The mass of fruit sold each week',
      'Mass (kg)',
      'Week',
      'Weeks',
      'mass',
      'in',
    ),
    graphGrowth(
      countOf('letters'),
      'The number of letters sorted each hour',
      'Letters',
      'Hour',
      'Hours',
      'number of letters',
      'in',
    ),
  ],
  numbers: (dice) => {
    // Values on the grid lines, so that they can be read.
    const grid = dice.pick([5, 10, 20, 50]);
    const first = dice.int(1, 5);
    const step = dice.int(1, 3);
    return { first: exact(grid * first), step: exact(grid * step) };
  },
};
