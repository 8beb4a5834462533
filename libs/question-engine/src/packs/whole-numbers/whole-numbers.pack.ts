import { countOf } from '../../core/amount.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { WHOLE_PATTERNS } from '../shared/pattern-counts.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { WHOLE_EQUALS } from '../shared/equal-totals.scenes.js';
import type { Cell } from '../../core/draft.js';
import type { Person } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, stockNumbers } from '../shared/group-sizes.js';

const MASKS = countOf('masks');
const BOOKS = countOf('books');
const TINS = countOf('tins');
const EGGS = countOf('eggs');

const STOCKS: Array<(p: Person) => StockScene> = [
  () => ({
    style: MASKS,
    each: MASKS,
    groupsNoun: 'crates',
    groupsTotal: 'number of masks in the crates sold',
    start: (s) => `A factory had ${s} in its store.`,
    startUnknown: 'A factory had some masks in its store.',
    add: (a) => `It made another ${a}.`,
    groupsIn: (n, m) => `It received ${n} cartons of ${m} each.`,
    groupsOut: (n, m) => `It sold ${n} crates of ${m} each.`,
    outUnknown: (n) => `It then sold ${n} crates with an equal number of masks in each.`,
    halfOut: 'It gave half of them to hospitals.',
    halfRest: 'It gave half of the remaining masks to hospitals.',
    end: (e) => `In the end it had ${e}.`,
    askStart: 'How many masks did it have at first?',
    blankStart: 'It had ___ masks at first.',
    askNow: 'How many masks does it have now?',
    blankNow: 'It has ___ masks now.',
    askEach: 'How many masks were in each crate?',
    blankEach: 'Each crate had ___ masks.',
    blankGroups: (n) => `The ${n} crates sold had ___ masks altogether.`,
  }),
  (p) => ({
    style: EGGS,
    each: EGGS,
    groupsNoun: 'shops',
    groupsTotal: 'number of eggs sent to the shops',
    start: (s) => `${p.name}'s farm had ${s} in a cold room.`,
    startUnknown: `${p.name}'s farm had some eggs in a cold room.`,
    add: (a) => `The hens laid another ${a}.`,
    groupsIn: (n, m) => `Over ${n} days, ${m} were added each day.`,
    groupsOut: (n, m) => `The farm sent ${m} to each of ${n} shops.`,
    outUnknown: (n) => `The farm then sent an equal number of eggs to each of ${n} shops.`,
    halfOut: 'It sold half of the eggs to a bakery.',
    halfRest: 'It sold half of the remaining eggs to a bakery.',
    end: (e) => `There were ${e} in the cold room at the end.`,
    askStart: 'How many eggs were in the cold room at first?',
    blankStart: 'There were ___ eggs in the cold room at first.',
    askNow: 'How many eggs are in the cold room now?',
    blankNow: 'There are ___ eggs in the cold room now.',
    askEach: 'How many eggs did each shop get?',
    blankEach: 'Each shop got ___ eggs.',
    blankGroups: (n) => `The ${n} shops got ___ eggs altogether.`,
  }),
  () => ({
    style: TINS,
    each: TINS,
    groupsNoun: 'lorries',
    groupsTotal: 'number of tins on the lorries',
    start: (s) => `A warehouse had ${s} of longans.`,
    startUnknown: 'A warehouse had some tins of longans.',
    add: (a) => `A ship brought another ${a}.`,
    groupsIn: (n, m) => `A ship brought ${n} containers with ${m} in each.`,
    groupsOut: (n, m) => `Then ${n} lorries took away ${m} each.`,
    outUnknown: (n) => `Then ${n} lorries took away an equal number of tins each.`,
    halfOut: 'Half of the tins were sold to supermarkets.',
    halfRest: 'Half of the remaining tins were sold to supermarkets.',
    end: (e) => `There were ${e} in the warehouse at the end.`,
    askStart: 'How many tins were in the warehouse at first?',
    blankStart: 'There were ___ tins in the warehouse at first.',
    askNow: 'How many tins are in the warehouse now?',
    blankNow: 'There are ___ tins in the warehouse now.',
    askEach: 'How many tins did each lorry take away?',
    blankEach: 'Each lorry took away ___ tins.',
    blankGroups: (n) => `The ${n} lorries took away ___ tins altogether.`,
  }),
  () => ({
    style: BOOKS,
    each: BOOKS,
    groupsNoun: 'schools',
    groupsTotal: 'number of books given to the schools',
    start: (s) => `A charity had ${s} to give away.`,
    startUnknown: 'A charity had some books to give away.',
    add: (a) => `It was given another ${a}.`,
    groupsIn: (n, m) => `It was given ${m} by each of ${n} bookshops.`,
    groupsOut: (n, m) => `It gave ${m} to each of ${n} schools.`,
    outUnknown: (n) => `It then gave an equal number of books to each of ${n} schools.`,
    halfOut: 'It sent half of the books to libraries.',
    halfRest: 'It sent half of the remaining books to libraries.',
    end: (e) => `It then had ${e}.`,
    askStart: 'How many books did the charity have at first?',
    blankStart: 'The charity had ___ books at first.',
    askNow: 'How many books does the charity have now?',
    blankNow: 'The charity has ___ books now.',
    askEach: 'How many books did each school get?',
    blankEach: 'Each school got ___ books.',
    blankGroups: (n) => `The ${n} schools got ___ books altogether.`,
  }),
];

const STOCK_SIZES: GroupSize[] = [
  { each: { step: 1000, low: 15_000, high: 95_000 }, rest: { step: 1000, low: 20_000, high: 280_000 } },
  { each: { step: 10, low: 360, high: 2400 }, rest: { step: 20, low: 1200, high: 16_000 }, tens: true },
  { each: { step: 100, low: 1200, high: 7600 }, rest: { step: 100, low: 6000, high: 60_000 }, most: 8 },
  { each: { step: 10, low: 120, high: 950 }, rest: { step: 50, low: 1500, high: 12_000 }, tens: true },
];

const stock = { scenes: STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Big counts: people, seats and stock to 10 million; the gateway is multiplying and dividing by tens and groups. */
export const WHOLE_NUMBERS_CELLS: readonly Cell[] = [
  { subStrandId: 'whole_numbers', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h7_working_backwards',
    shapes: workingBackwardsShapes(stock),
  },
  { subStrandId: 'whole_numbers', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(WHOLE_EQUALS) },
  {
    subStrandId: 'whole_numbers',
    heuristicId: 'h9_pattern_recognition',
    shapes: patternShapes(WHOLE_PATTERNS),
  },
];
