import { MONEY, type Style, measured } from '../../core/amount.js';
import { type Person, capital } from '../../core/people.js';
import type { PatternScene } from '../../engines/pattern.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';

const KG = measured('kg');
const M = measured('m');
const L = measured('ℓ');
const KM = measured('km');

/** Short stories of clay, tape, paint and money for the words of Primary 4. */
export const SHORT_DECIMAL_STOCKS: Array<(p: Person) => StockScene> = [
  () => ({
    style: KG,
    each: KG,
    groupsNoun: 'pots',
    groupsTotal: 'mass of clay used for the pots',
    start: (s) => `The art room had ${s} of clay.`,
    startUnknown: 'The art room had some clay.',
    add: (a) => `The school bought ${a} more.`,
    groupsIn: (n, m) => `The school bought ${n} blocks of ${m} each.`,
    groupsOut: (n, m) => `Pupils made ${n} pots with ${m} each.`,
    outUnknown: (n) => `Pupils made ${n} pots with equal amounts.`,
    halfOut: 'Half of it was given away.',
    halfRest: 'Half of the rest was given away.',
    end: (e) => `There was ${e} in the end.`,
    askStart: 'How much clay was there at first?',
    blankStart: 'There was ___ kg at first.',
    askNow: 'How much clay is there now?',
    blankNow: 'There is ___ kg of clay now.',
    askEach: 'How much clay was used for each pot?',
    blankEach: 'Each pot used ___ kg of clay.',
    blankGroups: (n) => `The ${n} pots used ___ kg in all.`,
  }),
  (p) => ({
    style: M,
    each: M,
    groupsNoun: 'parcels',
    groupsTotal: 'length of tape used for the parcels',
    start: (s) => `${p.name} had ${s} of tape.`,
    startUnknown: `${p.name} had some tape.`,
    add: (a) => `${capital(p.he)} bought ${a} more.`,
    groupsIn: (n, m) => `${capital(p.he)} bought ${n} rolls of ${m} each.`,
    groupsOut: (n, m) => `${capital(p.he)} taped ${n} parcels with ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} taped ${n} parcels with equal lengths.`,
    halfOut: `${capital(p.he)} gave away half of it.`,
    halfRest: `${capital(p.he)} gave away half of the rest.`,
    end: (e) => `${capital(p.he)} had ${e} in the end.`,
    askStart: `What length of tape did ${p.name} have at first?`,
    blankStart: `${p.name} had ___ m at first.`,
    askNow: `What length of tape does ${p.name} have now?`,
    blankNow: `${p.name} has ___ m of tape now.`,
    askEach: 'What length of tape did each parcel need?',
    blankEach: 'Each parcel needed ___ m of tape.',
    blankGroups: (n) => `The ${n} parcels used ___ m in all.`,
  }),
  () => ({
    style: L,
    each: L,
    groupsNoun: 'doors',
    groupsTotal: 'volume of paint used for the doors',
    start: (s) => `Painters had ${s} of paint.`,
    startUnknown: 'Painters had some paint.',
    add: (a) => `They bought ${a} more.`,
    groupsIn: (n, m) => `They bought ${n} tins of ${m} each.`,
    groupsOut: (n, m) => `They painted ${n} doors with ${m} each.`,
    outUnknown: (n) => `They painted ${n} doors with equal amounts.`,
    halfOut: 'They used half of it on a gate.',
    halfRest: 'They used half of the rest on a gate.',
    end: (e) => `They had ${e} in the end.`,
    askStart: 'How much paint did they have at first?',
    blankStart: 'They had ___ ℓ at first.',
    askNow: 'How much paint do they have now?',
    blankNow: 'They have ___ ℓ of paint now.',
    askEach: 'How much paint did each door need?',
    blankEach: 'Each door needed ___ ℓ of paint.',
    blankGroups: (n) => `The ${n} doors used ___ ℓ in all.`,
  }),
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'bowls of noodles',
    groupsTotal: 'cost of the bowls of noodles',
    start: (s) => `${p.name} had ${s}.`,
    startUnknown: `${p.name} had some money.`,
    add: (a) => `${capital(p.his)} aunt gave ${p.him} ${a}.`,
    groupsIn: (n, m) => `${capital(p.he)} saved ${m} a day for ${n} days.`,
    groupsOut: (n, m) => `${capital(p.he)} bought ${n} bowls of noodles at ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} bought ${n} bowls of noodles at the same price.`,
    halfOut: `${capital(p.he)} spent half of it on a book.`,
    halfRest: `${capital(p.he)} spent half of the rest on a book.`,
    end: (e) => `${capital(p.he)} had ${e} in the end.`,
    askStart: `How much money did ${p.name} have at first?`,
    blankStart: `${p.name} had $___ at first.`,
    askNow: `How much money does ${p.name} have now?`,
    blankNow: `${p.name} has $___ now.`,
    askEach: 'How much did each bowl of noodles cost?',
    blankEach: 'Each bowl of noodles cost $___.',
    blankGroups: (n) => `The ${n} bowls of noodles cost $___ in all.`,
  }),
];

/** A short pattern: what is told on Day 1 to 3, and the word for its size. */
function shortGrowth(
  style: Style,
  tells: (a: string, b: string, c: string) => string,
  size: string,
  noun: 'Day' | 'Week',
): (p: Person) => PatternScene {
  const blank = style.unit === '$' ? '$___' : `___ ${style.unit ?? ''}`;
  const lower = noun.toLowerCase();
  const on = noun === 'Day' ? 'on' : 'in';
  return () => ({
    style,
    tell: ([a, b, c]) => [tells(a, b, c), 'The pattern goes on.'],
    askTerm: (n) => `What is the ${size} ${on} ${noun} ${n}?`,
    blankTerm: (n) => `${capital(on)} ${noun} ${n}, the ${size} is ${blank}.`,
    askWhich: (t) => `${capital(on)} which ${lower} is the ${size} ${t}?`,
    blankWhich: (t) => `${capital(on)} ${noun} ___ the ${size} is ${t}.`,
    askSum: (n) => `What is the total ${size} for the first ${n} ${lower}s?`,
    blankSum: (n) => `The total ${size} for the first ${n} ${lower}s is ${blank}.`,
  });
}

/** Running, paper, savings, chains and rain that grow by a decimal. */
export const SHORT_DECIMAL_PATTERNS: Array<(p: Person) => PatternScene> = [
  shortGrowth(
    KM,
    (a, b, c) => `A runner runs ${a} on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
    'distance',
    'Day',
  ),
  shortGrowth(
    KG,
    (a, b, c) => `A class recycles ${a} of paper in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
    'mass',
    'Week',
  ),
  shortGrowth(
    M,
    (a, b, c) => `Pupils weave ${a} of belt on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
    'length woven',
    'Day',
  ),
  shortGrowth(
    MONEY,
    (a, b, c) => `A boy saves ${a} in Week 1, ${b} in Week 2 and ${c} in Week 3.`,
    'amount saved',
    'Week',
  ),
  shortGrowth(
    L,
    (a, b, c) => `A stall sells ${a} of tea on Day 1, ${b} on Day 2 and ${c} on Day 3.`,
    'volume sold',
    'Day',
  ),
];
