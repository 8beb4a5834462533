import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../../core/dice.js';
import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { type RemainderPack, remainderShapes } from '../../engines/remainder.engine.js';
import { drawFrom } from '../shared/group-sizes.js';
import { DECIMAL_REMAINDERS, type RemainderStory, WHOLE_REMAINDERS } from './remainder.scenes.js';
import { DECIMAL_SHARE, FRACTION_SHARE, PERCENT_SHARE, drawProper } from './share-texts.js';

type Shares = RemainderPack['shares'];

const isFriendly = (level: ProficiencyLevel): boolean => level === 'not_ready' || level === 'guided';

const fractions =
  (most: number): Shares =>
  (dice, level) => {
    const denominators = [2, 3, 4, 5, 6, 8, 9, 10].filter((d) => d <= (isFriendly(level) ? 6 : most));
    return [drawProper(dice, denominators), drawProper(dice, denominators), drawProper(dice, [2, 3, 4])];
  };

const multiples =
  (fine: number): Shares =>
  (dice, level) => {
    const step = isFriendly(level) ? 10 : fine;
    const one = (): Exact => exact(dice.multiple(step, 10, 80));
    return [one(), one(), exact(dice.pick([20, 25, 40, 50, 60, 75]))];
  };

/** Tenths and quarters. */
const decimals: Shares = (dice, level) => {
  const friendly = [20, 25, 40, 50, 60, 75];
  const list = isFriendly(level) ? friendly : [10, 30, 70, 80, ...friendly];
  return [exact(dice.pick(list), 100), exact(dice.pick(list), 100), exact(1, 2)];
};

function cell(
  subStrandId: Cell['subStrandId'],
  stories: readonly RemainderStory[],
  pack: Pick<RemainderPack, 'share' | 'shares' | 'end'>,
): Cell {
  return {
    subStrandId,
    heuristicId: 'h6_remainder_concept',
    shapes: remainderShapes({
      ...pack,
      scenes: stories.map((story) => story.make),
      whole: (dice: Dice, _level, scene) => {
        const range = stories[scene]?.whole;
        if (!range) throw new RangeError(`no range for scene ${scene}`);
        return drawFrom(dice, range);
      },
    }),
  };
}

/** h6 of Primary 5. */
export const REMAINDER_5_CELLS: readonly Cell[] = [
  cell('fractions', WHOLE_REMAINDERS, { share: FRACTION_SHARE, shares: fractions(8), end: 'amount' }),
  cell('decimals', DECIMAL_REMAINDERS, { share: FRACTION_SHARE, shares: fractions(6), end: 'amount' }),
  cell('percentage', tens(WHOLE_REMAINDERS), {
    share: PERCENT_SHARE,
    shares: multiples(10),
    end: 'amount',
  }),
];

/** h6 of Primary 6. */
export const REMAINDER_6_CELLS: readonly Cell[] = [
  cell('fractions', WHOLE_REMAINDERS, { share: FRACTION_SHARE, shares: fractions(10), end: 'share' }),
  cell('decimals', DECIMAL_REMAINDERS, { share: DECIMAL_SHARE, shares: decimals, end: 'amount' }),
  cell('percentage', tens(WHOLE_REMAINDERS), {
    share: PERCENT_SHARE,
    shares: multiples(5),
    end: 'share',
  }),
];

/** The same stories with wholes that per cent divide. */
function tens(stories: readonly RemainderStory[]): RemainderStory[] {
  return stories.map(({ make, whole }) => ({
    make,
    whole: { step: 50, low: whole.low, high: Math.max(whole.high, 500) },
  }));
}
