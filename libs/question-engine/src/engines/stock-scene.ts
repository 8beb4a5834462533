import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { Exact } from '../numbers/exact.js';
import type { Person } from '../core/people.js';

/**
 * A stock that changes from outside, told forwards (h2) or backwards (h7). Groups are the sub-strand's gateway:
 * so many of a size in its numbers and units.
 */
export interface StockScene {
  style: Style;
  each: Style;
  /** The groups taken out, as in "4 crates" or "5 minutes". */
  groupsNoun: string;
  /** What they come to, as in "number of masks in the crates". */
  groupsTotal: string;
  start: (s: string) => string;
  startUnknown: string;
  add: (a: string) => string;
  groupsIn: (n: string, m: string) => string;
  groupsOut: (n: string, m: string) => string;
  outUnknown: (n: string) => string;
  /** Half of what is there goes; first change of a story. */
  halfOut: string;
  /** Half of what is left goes; a later change. */
  halfRest: string;
  end: (e: string) => string;
  askStart: string;
  blankStart: string;
  askNow: string;
  blankNow: string;
  askEach: string;
  blankEach: string;
  blankGroups: (n: string) => string;
  /** Labels of working lines, where "came in" and "taken away" do not suit. */
  lines?: StockLines;
}

/** What each line of the working finds. */
export interface StockLines {
  cameIn: string;
  /** Before a known amount came in. */
  beforeIn: string;
  beforeHalf: string;
  /** Before the groups went out. */
  beforeOut: string;
  out: string;
}

/** Numbers of one draw; `each` and `eachIn` in the unit of a single group. */
export interface StockNumbers {
  start: Exact;
  add: Exact;
  count: number;
  each: Exact;
  countIn: number;
  eachIn: Exact;
}

export interface StockPack {
  scenes: ReadonlyArray<(person: Person) => StockScene>;
  unitsPerWhole: number;
  numbers: (dice: Dice, level: ProficiencyLevel, scene: number) => StockNumbers;
}
