import { MONEY, countOf, measured } from '../../core/amount.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { RATE_PATTERNS } from '../shared/pattern-tables.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { RATE_EQUALS } from '../shared/equal-totals.scenes.js';
import type { Cell } from '../../core/draft.js';
import { type Person, capital } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import { type PartWholeScene, partWholeShapes } from '../../engines/part-whole.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, partWholeNumbers, stockNumbers } from '../shared/group-sizes.js';

const L = measured('ℓ', 1);
const PAGES = countOf('pages');
const BOXES = countOf('boxes', 'box');
const M = measured('m', 0);

const PARTS: Array<(p: Person) => PartWholeScene> = [
  () => ({
    style: L,
    each: L,
    groupsNoun: 'minutes',
    groupsTotal: 'volume of water from the tap',
    whole: (w) => `A full tank has ${w} of water in it.`,
    groups: (n, m) => `A tap filled it at a rate of ${m} per minute for ${n} min.`,
    groupsUnknown: (n) => `A tap filled it at a steady rate for ${n} min.`,
    restGiven: (r) => `There was already ${r} of water in it before that.`,
    askRest: 'How many litres of water were in the tank before the tap was turned on?',
    blankRest: 'There was ___ ℓ of water in the tank before the tap was turned on.',
    askEach: 'How many litres of water flowed from the tap in one minute?',
    blankEach: 'In one minute, ___ ℓ of water flowed from the tap.',
    blankGroups: (n) => `In ${n} min, ___ ℓ of water flowed from the tap.`,
    extra: (q) => `There was ${q} in it already.`,
    shared: (k) => `The rest was poured in from ${k} equal pails.`,
    askShare: 'How many litres of water were in each pail?',
    blankShare: 'Each pail had ___ ℓ of water.',
  }),
  () => ({
    style: PAGES,
    each: PAGES,
    groupsNoun: 'minutes',
    groupsTotal: 'number of pages printed',
    whole: (w) => `A job of ${w} is to be printed.`,
    groups: (n, m) => `A printer prints ${m} per minute for ${n} min.`,
    groupsUnknown: (n) => `A printer prints at a steady rate for ${n} min.`,
    restGiven: (r) => `Then ${r} are still to be printed.`,
    askRest: 'How many pages are still to be printed?',
    blankRest: 'There are ___ pages still to be printed.',
    askEach: 'How many pages does it print in one minute?',
    blankEach: 'It prints ___ pages in one minute.',
    blankGroups: (n) => `In ${n} min it prints ___ pages.`,
    extra: (q) => `Another ${q} were printed the day before.`,
    shared: (k) => `The rest is printed in equal parts by ${k} other printers.`,
    askShare: 'How many pages does each of the other printers print?',
    blankShare: 'Each of the other printers prints ___ pages.',
  }),
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'hours',
    groupsTotal: 'amount earned',
    whole: (w) => `${p.name} needs ${w} for a course.`,
    groups: (n, m) => `${capital(p.he)} works for ${n} hours at ${m} per hour.`,
    groupsUnknown: (n) => `${capital(p.he)} works for ${n} hours at the same pay per hour.`,
    restGiven: (r) => `The other ${r} comes from ${p.his} savings.`,
    askRest: `The rest comes from ${p.his} savings. How much comes from ${p.his} savings?`,
    blankRest: `The rest, $___, comes from ${p.his} savings.`,
    askEach: `How much does ${p.he} earn per hour?`,
    blankEach: `${p.name} earns $___ per hour.`,
    blankGroups: (n) => `In ${n} hours ${p.he} earns $___.`,
    extra: (q) => `${capital(p.he)} has saved ${q}.`,
    shared: (k) => `The rest is paid in ${k} equal instalments.`,
    askShare: 'How much is each instalment?',
    blankShare: 'Each instalment is $___.',
  }),
  () => ({
    style: BOXES,
    each: BOXES,
    groupsNoun: 'hours',
    groupsTotal: 'number of boxes packed by the machine',
    whole: (w) => `A factory has to pack ${w}.`,
    groups: (n, m) => `A machine packs ${m} per hour for ${n} hours.`,
    groupsUnknown: (n) => `A machine packs at a steady rate for ${n} hours.`,
    restGiven: (r) => `Workers pack the other ${r} by hand.`,
    askRest: 'Workers pack the rest by hand. How many boxes do they pack?',
    blankRest: 'Workers pack the rest, ___ boxes, by hand.',
    askEach: 'How many boxes does the machine pack per hour?',
    blankEach: 'The machine packs ___ boxes per hour.',
    blankGroups: (n) => `In ${n} hours the machine packs ___ boxes.`,
    extra: (q) => `A robot packs ${q}.`,
    shared: (k) => `The rest is shared equally by ${k} workers.`,
    askShare: 'How many boxes does each worker pack?',
    blankShare: 'Each worker packs ___ boxes.',
  }),
];

const PART_SIZES: GroupSize[] = [
  { each: { step: 1, low: 6, high: 18 }, rest: { step: 2, low: 14, high: 90 }, most: 12 },
  { each: { step: 1, low: 15, high: 45 }, rest: { step: 5, low: 60, high: 420 }, most: 15 },
  { each: { step: 50, low: 900, high: 1450, over: 100 }, rest: { step: 5, low: 40, high: 160 }, most: 12 },
  { each: { step: 5, low: 45, high: 130 }, rest: { step: 10, low: 120, high: 600 } },
];

const STOCKS: Array<(p: Person) => StockScene> = [
  () => ({
    style: L,
    each: L,
    groupsNoun: 'minutes',
    groupsTotal: 'volume of water drained',
    start: (s) => `A tank had ${s} of water.`,
    startUnknown: 'A tank had some water in it.',
    add: (a) => `Then ${a} of water was poured in.`,
    groupsIn: (n, m) => `A tap was turned on for ${n} min and gave ${m} per minute.`,
    groupsOut: (n, m) => `Water was then drained at ${m} per minute for ${n} min.`,
    outUnknown: (n) => `The tap was closed and water was drained at a steady rate for ${n} min.`,
    halfOut: 'Half of the water was used to clean a pool.',
    halfRest: 'Half of the remaining water was used to clean a pool.',
    end: (e) => `The tank then had ${e} of water.`,
    askStart: 'How many litres of water were in the tank at first?',
    blankStart: 'There was ___ ℓ of water in the tank at first.',
    askNow: 'How many litres of water are in the tank now?',
    blankNow: 'There is ___ ℓ of water in the tank now.',
    askEach: 'How many litres of water were drained per minute?',
    blankEach: 'In each minute, ___ ℓ of water was drained.',
    blankGroups: (n) => `In ${n} min, ___ ℓ of water was drained.`,
  }),
  () => ({
    style: BOXES,
    each: BOXES,
    groupsNoun: 'hours',
    groupsTotal: 'number of boxes loaded',
    start: (s) => `A store had ${s} of biscuits.`,
    startUnknown: 'A store had some boxes of biscuits.',
    add: (a) => `The bakery sent another ${a}.`,
    groupsIn: (n, m) => `The bakery sent in ${m} per hour for ${n} hours.`,
    groupsOut: (n, m) => `Workers loaded ${m} per hour onto lorries for ${n} hours.`,
    outUnknown: (n) => `Workers then loaded boxes onto lorries at a steady rate for ${n} hours.`,
    halfOut: 'Half of the boxes were sold.',
    halfRest: 'Half of the remaining boxes were sold.',
    end: (e) => `There were ${e} in the store at the end.`,
    askStart: 'How many boxes were in the store at first?',
    blankStart: 'There were ___ boxes in the store at first.',
    askNow: 'How many boxes are in the store now?',
    blankNow: 'There are ___ boxes in the store now.',
    askEach: 'How many boxes were loaded per hour?',
    blankEach: 'Workers loaded ___ boxes per hour.',
    blankGroups: (n) => `In ${n} hours, ___ boxes were loaded.`,
  }),
  (p) => ({
    style: M,
    each: M,
    groupsNoun: 'minutes',
    groupsTotal: 'length of cloth used by the machine',
    start: (s) => `${p.name}'s shop had ${s} of cloth.`,
    startUnknown: `${p.name}'s shop had some cloth.`,
    add: (a) => `Another ${a} of cloth was delivered.`,
    groupsIn: (n, m) => `A loom made ${m} per hour for ${n} hours.`,
    groupsOut: (n, m) => `A machine used ${m} of cloth per minute for ${n} min.`,
    outUnknown: (n) => `A machine then used cloth at a steady rate for ${n} min.`,
    halfOut: 'Half of it was sold.',
    halfRest: 'Half of the remaining cloth was sold.',
    end: (e) => `In the end there was ${e} of cloth.`,
    askStart: 'What length of cloth was there at first?',
    blankStart: 'There was ___ m of cloth at first.',
    askNow: 'What length of cloth is there now?',
    blankNow: 'There is ___ m of cloth now.',
    askEach: 'What length of cloth did the machine use per minute?',
    blankEach: 'The machine used ___ m of cloth per minute.',
    blankGroups: (n) => `In ${n} min the machine used ___ m of cloth.`,
  }),
  (p) => ({
    style: PAGES,
    each: PAGES,
    groupsNoun: 'days',
    groupsTotal: 'number of pages read',
    start: (s) => `${p.name} had ${s} left to read in a series of books.`,
    startUnknown: `${p.name} had some pages left to read in a series of books.`,
    add: (a) => `A new book added ${a}.`,
    groupsIn: (n, m) => `Then ${n} new books added ${m} each.`,
    groupsOut: (n, m) => `${p.name} read ${m} per day for ${n} days.`,
    outUnknown: (n) => `${p.name} then read the same number of pages per day for ${n} days.`,
    halfOut: `${p.name} read half of the pages in the holidays.`,
    halfRest: `${p.name} read half of the remaining pages in the holidays.`,
    end: (e) => `Then ${p.he} had ${e} left to read.`,
    askStart: `How many pages did ${p.he} have left to read at first?`,
    blankStart: `At first ${p.name} had ___ pages left to read.`,
    askNow: `How many pages does ${p.he} have left to read now?`,
    blankNow: `Now ${p.name} has ___ pages left to read.`,
    askEach: `How many pages did ${p.he} read per day?`,
    blankEach: `${p.name} read ___ pages per day.`,
    blankGroups: (n) => `In ${n} days ${p.he} read ___ pages.`,
  }),
];

const STOCK_SIZES: GroupSize[] = [
  { each: { step: 1, low: 6, high: 18 }, rest: { step: 2, low: 20, high: 130 }, most: 12 },
  { each: { step: 5, low: 35, high: 120 }, rest: { step: 10, low: 80, high: 700 } },
  { each: { step: 1, low: 2, high: 9 }, rest: { step: 1, low: 18, high: 120 }, most: 12 },
  { each: { step: 1, low: 12, high: 38 }, rest: { step: 2, low: 40, high: 320 } },
];

const stock = { scenes: STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Taps, machines and pay; the gateway is rate × time. */
export const RATE_CELLS: readonly Cell[] = [
  {
    subStrandId: 'rate',
    heuristicId: 'h1_make_whole_model',
    shapes: partWholeShapes({ scenes: PARTS, unitsPerWhole: 1, numbers: partWholeNumbers(PART_SIZES) }),
  },
  { subStrandId: 'rate', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'rate', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  { subStrandId: 'rate', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(RATE_EQUALS) },
  { subStrandId: 'rate', heuristicId: 'h9_pattern_recognition', shapes: patternShapes(RATE_PATTERNS) },
];
