import { MONEY } from '../../core/amount.js';
import { patternShapes } from '../../engines/pattern.engine.js';
import { MONEY_PATTERNS } from '../shared/pattern-counts.scenes.js';
import { equalTotalsShapes } from '../../engines/equal-totals.engine.js';
import { MONEY_EQUALS } from '../shared/equal-totals.scenes.js';
import type { Cell } from '../../core/draft.js';
import { type Person, capital } from '../../core/people.js';
import { beforeAfterShapes } from '../../engines/before-after.engine.js';
import type { StockScene } from '../../engines/stock-scene.js';
import { workingBackwardsShapes } from '../../engines/working-backwards.engine.js';
import { type GroupSize, stockNumbers } from '../shared/group-sizes.js';

const STOCKS: Array<(p: Person) => StockScene> = [
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'books',
    groupsTotal: 'cost of the books',
    start: (s) => `${p.name} had ${s}.`,
    startUnknown: `${p.name} had some money.`,
    add: (a) => `${capital(p.his)} aunt gave ${p.him} ${a}.`,
    groupsIn: (n, m) => `${capital(p.he)} saved ${m} a week for ${n} weeks.`,
    groupsOut: (n, m) => `${capital(p.he)} bought ${n} books at ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} then bought ${n} books at the same price.`,
    halfOut: `${capital(p.he)} gave half of it to ${p.his} mother.`,
    halfRest: `${capital(p.he)} gave half of the remaining money to ${p.his} mother.`,
    end: (e) => `In the end ${p.he} had ${e}.`,
    askStart: `How much money did ${p.name} have at first?`,
    blankStart: `${p.name} had $___ at first.`,
    askNow: `How much money does ${p.name} have now?`,
    blankNow: `${p.name} has $___ now.`,
    askEach: 'How much did each book cost?',
    blankEach: 'Each book cost $___.',
    blankGroups: (n) => `The ${n} books cost $___ altogether.`,
  }),
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'bills',
    groupsTotal: 'total of the bills',
    start: (s) => `${p.name}'s bank account had ${s}.`,
    startUnknown: `${p.name}'s bank account had some money in it.`,
    add: (a) => `A refund of ${a} was paid in.`,
    groupsIn: (n, m) => `Over ${n} weeks, ${m} was paid in each week.`,
    groupsOut: (n, m) => `${n} bills of ${m} each were paid from it.`,
    outUnknown: (n) => `Then ${n} equal bills were paid from it.`,
    halfOut: 'Half of the money was moved to another account.',
    halfRest: 'Half of the remaining money was moved to another account.',
    end: (e) => `The account then had ${e}.`,
    askStart: 'How much was in the account at first?',
    blankStart: 'The account had $___ at first.',
    askNow: 'How much is in the account now?',
    blankNow: 'The account has $___ now.',
    askEach: 'How much was each bill?',
    blankEach: 'Each bill was $___.',
    blankGroups: (n) => `The ${n} bills came to $___ altogether.`,
  }),
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'rides',
    groupsTotal: 'cost of the rides',
    start: (s) => `${p.name}'s travel card had ${s}.`,
    startUnknown: `${p.name}'s travel card had some money on it.`,
    add: (a) => `${capital(p.he)} topped it up with ${a}.`,
    groupsIn: (n, m) => `${capital(p.he)} topped it up ${n} times with ${m} each time.`,
    groupsOut: (n, m) => `${capital(p.he)} took ${n} rides at ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} then took ${n} rides at the same fare.`,
    halfOut: 'Half of it was spent on a day trip.',
    halfRest: 'Half of the remaining money was spent on a day trip.',
    end: (e) => `The card then had ${e}.`,
    askStart: 'How much money was on the card at first?',
    blankStart: 'The card had $___ at first.',
    askNow: 'How much money is on the card now?',
    blankNow: 'The card has $___ now.',
    askEach: 'How much was the fare for one ride?',
    blankEach: 'The fare for one ride was $___.',
    blankGroups: (n) => `The ${n} rides cost $___ altogether.`,
  }),
  (p) => ({
    style: MONEY,
    each: MONEY,
    groupsNoun: 'trays',
    groupsTotal: 'cost of the trays of eggs',
    start: (s) => `${p.name} had ${s} to run a cake stall.`,
    startUnknown: `${p.name} had some money to run a cake stall.`,
    add: (a) => `${capital(p.he)} earned ${a} on the first day.`,
    groupsIn: (n, m) => `${capital(p.he)} sold ${n} cakes at ${m} each.`,
    groupsOut: (n, m) => `${capital(p.he)} paid for ${n} trays of eggs at ${m} each.`,
    outUnknown: (n) => `${capital(p.he)} then paid for ${n} trays of eggs at the same price.`,
    halfOut: `${capital(p.he)} paid half of it as rent.`,
    halfRest: `${capital(p.he)} paid half of the remaining money as rent.`,
    end: (e) => `In the end ${p.he} had ${e}.`,
    askStart: `How much money did ${p.name} have at first?`,
    blankStart: `${p.name} had $___ at first.`,
    askNow: `How much money does ${p.name} have now?`,
    blankNow: `${p.name} has $___ now.`,
    askEach: 'How much did each tray of eggs cost?',
    blankEach: 'Each tray of eggs cost $___.',
    blankGroups: (n) => `The ${n} trays of eggs cost $___ altogether.`,
  }),
];

const STOCK_SIZES: GroupSize[] = [
  {
    each: { step: 10, low: 650, high: 1890, over: 100 },
    rest: { step: 10, low: 850, high: 5900, over: 100 },
  },
  { each: { step: 5, low: 85, high: 365 }, rest: { step: 10, low: 240, high: 3800 } },
  { each: { step: 5, low: 95, high: 245, over: 100 }, rest: { step: 10, low: 450, high: 2800, over: 100 } },
  {
    each: { step: 10, low: 580, high: 1240, over: 100 },
    rest: { step: 10, low: 3400, high: 18_500, over: 100 },
  },
];

const stock = { scenes: STOCKS, unitsPerWhole: 1, numbers: stockNumbers(STOCK_SIZES) };

/** Bills, savings and instalments; the gateway is the cost of many at a price. */
export const MONEY_CELLS: readonly Cell[] = [
  { subStrandId: 'money', heuristicId: 'h2_before_after', shapes: beforeAfterShapes(stock) },
  { subStrandId: 'money', heuristicId: 'h7_working_backwards', shapes: workingBackwardsShapes(stock) },
  { subStrandId: 'money', heuristicId: 'h4_equal_concept', shapes: equalTotalsShapes(MONEY_EQUALS) },
  { subStrandId: 'money', heuristicId: 'h9_pattern_recognition', shapes: patternShapes(MONEY_PATTERNS) },
];
