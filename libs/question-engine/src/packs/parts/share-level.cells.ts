import type { Cell } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { type ShareLevelPack, shareLevelShapes } from '../../engines/share-level.engine.js';
import { unchangedShareShapes } from '../../engines/unchanged-share.engine.js';
import { drawFrom } from '../shared/group-sizes.js';
import { DECIMAL_LEVELS, type LevelStory, WHOLE_LEVELS } from './share-level.scenes.js';
import { UNCHANGED_SHARES } from './unchanged-share.scenes.js';
import { DECIMAL_SHARE, FRACTION_SHARE, PERCENT_SHARE, drawProper } from './share-texts.js';

type Shares = ShareLevelPack['shares'];

/** The smaller first; drawn again when they are equal. */
function inOrder(draw: () => [Exact, Exact]): [Exact, Exact] {
  for (;;) {
    const [a, b] = draw();
    const order = a.compare(b);
    if (order !== 0) return order < 0 ? [a, b] : [b, a];
  }
}

/** Fractions whose difference has a denominator of at most 24. */
const fractions =
  (denominators: readonly number[]): Shares =>
  (dice, level) => {
    const some = level === 'not_ready' ? denominators.filter((d) => d <= 8) : denominators;
    for (;;) {
      const pair = inOrder(() => [drawProper(dice, some), drawProper(dice, some)]);
      if (pair[1].sub(pair[0]).d <= 24n) return pair;
    }
  };

/** A fraction in per cent with another per cent, of which some are told to one decimal place. */
const percents =
  (denominators: readonly number[], step: Exact): Shares =>
  (dice) =>
    inOrder(() => [
      drawProper(dice, denominators).mul(100),
      step.mul(dice.int(Math.ceil(15 / step.valueOf()), Math.floor(90 / step.valueOf()))),
    ]);

const tenths: Shares = (dice, level) =>
  inOrder(() => {
    const list =
      level === 'not_ready' || level === 'guided' ? [1, 2, 4, 5, 6, 8] : [1, 2, 3, 4, 5, 6, 7, 8, 9];
    return [exact(dice.pick(list), 10), exact(dice.pick(list), 10)];
  });

function cell(
  subStrandId: Cell['subStrandId'],
  stories: readonly LevelStory[],
  pack: Pick<ShareLevelPack, 'share' | 'shares' | 'mixed'>,
): Cell {
  return {
    subStrandId,
    heuristicId: 'h5_before_after_fractions',
    shapes: shareLevelShapes({
      ...pack,
      scenes: stories.map((story) => story.make),
      whole: (dice, _level, scene) => {
        const range = stories[scene]?.whole;
        if (!range) throw new RangeError(`no range for scene ${scene}`);
        return drawFrom(dice, range);
      },
    }),
  };
}

/** h5 of Primary 5. */
export const LEVEL_5_CELLS: readonly Cell[] = [
  cell('fractions', WHOLE_LEVELS, {
    share: FRACTION_SHARE,
    shares: fractions([2, 3, 4, 5, 6, 8, 10]),
    mixed: false,
  }),
  cell('decimals', DECIMAL_LEVELS, {
    share: FRACTION_SHARE,
    shares: fractions([2, 4, 5, 8, 10]),
    mixed: false,
  }),
  cell('percentage', WHOLE_LEVELS, {
    share: PERCENT_SHARE,
    shares: percents([2, 4, 5, 10, 20], exact(5)),
    mixed: true,
  }),
];

/** First with one whole, then with an owner who does not change. */
function fractions6(): Cell {
  const oneWhole = cell('fractions', WHOLE_LEVELS, {
    share: FRACTION_SHARE,
    shares: fractions([3, 4, 5, 6, 7, 8, 9, 10, 12]),
    mixed: false,
  });
  return {
    ...oneWhole,
    shapes: [
      ...oneWhole.shapes.filter((s) => s.levels.includes('not_ready') || s.levels.includes('guided')),
      ...unchangedShareShapes(UNCHANGED_SHARES),
    ],
  };
}

/** h5 of Primary 6. */
export const LEVEL_6_CELLS: readonly Cell[] = [
  fractions6(),
  cell('decimals', DECIMAL_LEVELS, { share: DECIMAL_SHARE, shares: tenths, mixed: false }),
  cell('percentage', WHOLE_LEVELS, {
    share: PERCENT_SHARE,
    shares: percents([4, 8, 20, 25], exact(5, 2)),
    mixed: true,
  }),
];
