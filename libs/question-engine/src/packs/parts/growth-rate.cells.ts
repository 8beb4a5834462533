import { MONEY_TO_CENT, countOf, measured } from '../../core/amount.js';
import type { Cell } from '../../core/draft.js';
import type { Person } from '../../core/people.js';
import { type GrowthRateScene, growthRateShapes } from '../../engines/growth-rate.engine.js';

type Make = (p: Person) => GrowthRateScene;

const savings: Make = (p) => ({
  style: MONEY_TO_CENT,
  low: 200,
  high: 2000,
  start: (s) => `${p.name} starts a savings plan with ${s}.`,
  grows: (r) => `Every year the amount grows by ${r} of what is there.`,
  told: (a, b, c) => `${p.name} saves ${a}. It is ${b} after Year 1 and ${c} after Year 2.`,
  same: 'It grows by the same percentage every year.',
  askAfter: (n) => `How much is there after ${n} years?`,
  blankAfter: (n) => `After ${n} years there is $___.`,
  askIn: (n) => `By how much does it grow in Year ${n}?`,
  blankIn: (n) => `In Year ${n} it grows by $___.`,
  place: 'Year',
});

/** Living things and members, counted. */
function counted(
  noun: string,
  where: string,
  place: 'Year' | 'Month' | 'Week',
  low: number,
  high: number,
): Make {
  const each = place.toLowerCase();
  return () => ({
    style: countOf(noun, noun === 'fish' ? 'fish' : noun.replace(/s$/, '')),
    low,
    high,
    start: (s) => `There are ${s} in ${where}.`,
    grows: (r) => `Every ${each} the number grows by ${r} of what it is then.`,
    told: (a, b, c) => `There are ${a} in ${where}, ${b} after ${place} 1 and ${c} after ${place} 2.`,
    same: `The number grows by the same percentage every ${each}.`,
    askAfter: (n) => `How many ${noun} are there after ${n} ${each}s?`,
    blankAfter: (n) => `After ${n} ${each}s there are ___ ${noun}.`,
    askIn: (n) => `By how many does the number of ${noun} grow in ${place} ${n}?`,
    blankIn: (n) => `In ${place} ${n} the number grows by ___ ${noun}.`,
    place,
  });
}

/** Areas and lengths. */
function covered(thing: string, unit: string, word: string, place: 'Year' | 'Month' | 'Week'): Make {
  const each = place.toLowerCase();
  return () => ({
    style: measured(unit, 2),
    low: 40,
    high: 800,
    start: (s) => `${thing} ${word} ${s}.`,
    grows: (r) => `Every ${each} this grows by ${r} of what it is then.`,
    told: (a, b, c) => `${thing} ${word} ${a}, then ${b} after ${place} 1 and ${c} after ${place} 2.`,
    same: `It grows by the same percentage every ${each}.`,
    askAfter: (n) => `How many ${unit} is it after ${n} ${each}s?`,
    blankAfter: (n) => `After ${n} ${each}s it is ___ ${unit}.`,
    askIn: (n) => `By how many ${unit} does it grow in ${place} ${n}?`,
    blankIn: (n) => `In ${place} ${n} it grows by ___ ${unit}.`,
    place,
  });
}

const SCENES: readonly Make[] = [
  savings,
  counted('fish', 'a lake', 'Year', 200, 4000),
  counted('bees', 'a hive', 'Month', 400, 8000),
  counted('members', 'a running club', 'Year', 80, 800),
  counted('birds', 'a wetland reserve', 'Year', 200, 4000),
  counted('subscribers', 'a reading app', 'Month', 200, 8000),
  covered('Duckweed', 'm²', 'covers', 'Week'),
  covered('A coral reef', 'm²', 'covers', 'Year'),
];

/** h9 of Primary 6 percentage. */
export const GROWTH_RATE_6_CELL: Cell = {
  subStrandId: 'percentage',
  heuristicId: 'h9_pattern_recognition',
  shapes: growthRateShapes({ scenes: SCENES }),
};
