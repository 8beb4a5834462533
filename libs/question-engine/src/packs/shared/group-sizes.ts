import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import { type Exact, exact } from '../../numbers/exact.js';
import type { PartWholeNumbers } from '../../engines/part-whole.engine.js';
import type { StockNumbers } from '../../engines/stock-scene.js';

/** Multiples of `step` from `low` to `high`, all over `over`: 5, 15, 95 over 100 draws 0.15 to 0.95 in steps of 0.05. */
export interface Range {
  step: number;
  low: number;
  high: number;
  over?: number;
}

/** Sizes that suit one scene. */
export interface GroupSize {
  each: Range;
  rest: Range;
  /** Counts are multiples of ten (the skill of Primary 5 in whole numbers and decimals). */
  tens?: boolean;
  /** Most groups that make sense; 9 when absent. */
  most?: number;
}

/** One value of a range. */
export function drawFrom(dice: Dice, range: Range): Exact {
  return exact(dice.multiple(range.step, range.low, range.high), range.over ?? 1);
}

function drawCount(dice: Dice, level: ProficiencyLevel, size: GroupSize): number {
  const most = size.most ?? 9;
  if (size.tens) return level === 'not_ready' ? 10 : 10 * dice.int(2, level === 'guided' ? 5 : 9);
  return level === 'not_ready' ? dice.int(2, 5) : dice.int(3, most);
}

/** Numbers for h1: the rest and the groups are drawn, the whole follows. */
export function partWholeNumbers(sizes: readonly GroupSize[]) {
  return (dice: Dice, level: ProficiencyLevel, scene: number): PartWholeNumbers => {
    const size = sizes[scene];
    if (!size) throw new RangeError(`no sizes for scene ${scene}`);
    const shares = dice.int(2, 6);
    const rest = drawFrom(dice, size.rest);
    return {
      count: drawCount(dice, level, size),
      each: drawFrom(dice, size.each),
      rest: level === 'mastery' ? rest.mul(shares) : rest,
      extra: drawFrom(dice, size.rest),
      shares,
    };
  };
}

/** Numbers for h2 and h7: what is left is drawn first, the start follows, so that nothing ever runs out. */
export function stockNumbers(sizes: readonly GroupSize[], unitsPerWhole = 1) {
  return (dice: Dice, level: ProficiencyLevel, scene: number): StockNumbers => {
    const size = sizes[scene];
    if (!size) throw new RangeError(`no sizes for scene ${scene}`);
    const count = drawCount(dice, level, size);
    const each = drawFrom(dice, size.each);
    const left = drawFrom(dice, size.rest);
    const out = each.mul(count).div(unitsPerWhole);
    const start =
      level === 'independent'
        ? out.add(left).mul(2)
        : level === 'mastery'
          ? out.add(left.mul(2))
          : out.add(left);
    return {
      start,
      add: drawFrom(dice, size.rest),
      count,
      each,
      countIn: drawCount(dice, level, size),
      eachIn: drawFrom(dice, size.each),
    };
  };
}
