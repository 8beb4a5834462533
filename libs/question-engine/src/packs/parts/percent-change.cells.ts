import { MONEY, type Style, countOf } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import type { Person } from '../../core/people.js';
import {
  type PercentChangeScene,
  percentChangeBackwards,
  percentChangeForwards,
} from '../../engines/percent-change.engine.js';

type Make = (p: Person) => PercentChangeScene;

/** The price of one thing on sale. */
function price(goods: string, low: number, high: number): Make {
  return () => ({
    style: MONEY,
    low,
    high,
    start: (s) => `The price of a ${goods} was ${s}.`,
    startUnknown: `A shop sold a ${goods}.`,
    rises: (p) => `Its price rose by ${p}.`,
    falls: (q) => `Then the new price fell by ${q}.`,
    takes: (x) => `A voucher then took off ${x}.`,
    end: (e) => `In the end the ${goods} cost ${e}.`,
    askNow: `How much did the ${goods} cost in the end?`,
    blankNow: `In the end the ${goods} cost $___.`,
    askLess: 'How much less was the price in the end than at first?',
    blankLess: 'The price in the end was $___ less than at first.',
    askStart: `What was the price of the ${goods} at first?`,
    blankStart: `The price at first was $___.`,
    blankHigh: 'After the rise the price was $___.',
  });
}

/** How many there are of something, year by year. */
function number(
  noun: string,
  where: string,
  style: Style,
  [up, down]: [string, string],
  gone: string,
  low: number,
  high: number,
): Make {
  return () => ({
    style,
    low,
    high,
    start: (s) => `There were ${s} in ${where}.`,
    startUnknown: `There were some ${noun} in ${where}.`,
    rises: (p) => `${up} the number rose by ${p}.`,
    falls: (q) => `${down} the new number fell by ${q}.`,
    takes: (x) => `Then ${x} ${gone}.`,
    end: (e) => `In the end there were ${e}.`,
    askNow: `How many ${noun} were there in the end?`,
    blankNow: `In the end there were ___ ${noun}.`,
    askLess: `How many fewer ${noun} were there in the end than at first?`,
    blankLess: `In the end there were ___ fewer ${noun} than at first.`,
    askStart: `How many ${noun} were there at first?`,
    blankStart: `At first there were ___ ${noun}.`,
    blankHigh: `After the rise there were ___ ${noun}.`,
  });
}

/** Money in an account. */
const savings: Make = (p) => ({
  style: MONEY,
  low: 100,
  high: 1200,
  start: (s) => `${p.name} had ${s} in the bank.`,
  startUnknown: `${p.name} had some money in the bank.`,
  rises: (r) => `In one year the amount rose by ${r}.`,
  falls: (q) => `Then ${p.he} spent ${q} of the new amount.`,
  takes: (x) => `Then ${p.he} took out ${x}.`,
  end: (e) => `In the end ${p.he} had ${e} in the bank.`,
  askNow: `How much did ${p.he} have in the bank in the end?`,
  blankNow: `In the end ${p.he} had $___ in the bank.`,
  askLess: `How much less did ${p.he} have in the end than at first?`,
  blankLess: `In the end ${p.he} had $___ less than at first.`,
  askStart: `How much did ${p.he} have in the bank at first?`,
  blankStart: `At first ${p.he} had $___ in the bank.`,
  blankHigh: `After one year ${p.he} had $___ in the bank.`,
});

const YEARS: [string, string] = ['In the first year', 'In the next year'];

const SCENES: readonly Make[] = [
  price('suitcase', 60, 320),
  price('bicycle', 120, 600),
  price('table lamp', 40, 160),
  number('members', 'a chess club', countOf('members'), YEARS, 'left', 60, 400),
  number('pupils', 'a school', countOf('pupils'), YEARS, 'left', 400, 1600),
  number('books', 'a school library', countOf('books'), YEARS, 'were given away', 400, 2400),
  number('trees', 'a park', countOf('trees'), YEARS, 'were moved', 100, 600),
  number('fish', 'a pond', countOf('fish', 'fish'), YEARS, 'were moved', 80, 400),
  savings,
];

/** h2 and h7 of Primary 6 percentage. */
export const PERCENT_CHANGE_6_CELLS: readonly Cell[] = [
  {
    subStrandId: 'percentage',
    heuristicId: 'h2_before_after',
    shapes: percentChangeForwards({ scenes: SCENES, step: 5 }),
  },
  {
    subStrandId: 'percentage',
    heuristicId: 'h7_working_backwards',
    shapes: percentChangeBackwards({ scenes: SCENES, step: 5 }),
  },
];
