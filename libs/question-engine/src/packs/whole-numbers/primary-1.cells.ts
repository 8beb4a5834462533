import type { Cell } from '../../core/draft.js';
import { type Plot, cellOf } from '../../engines/plot.engine.js';
import { TRACKS, trackPlots } from './number-track.plots.js';
import { KINDS, partsPartWhole } from './parts.part-whole.js';

/** Numbers of each level: facts within 20 first, then tens and ones. */
const easy = partsPartWhole(
  {
    p: { low: 2, high: 12 },
    q: { low: 2, high: 12 },
    r: { low: 2, high: 9 },
    d: { low: 2, high: 6 },
    most: 20,
  },
  true,
);
const tens = partsPartWhole(
  {
    p: { low: 11, high: 45 },
    q: { low: 5, high: 35 },
    r: { low: 3, high: 30 },
    d: { low: 2, high: 9 },
    most: 90,
  },
  true,
);
const within40 = partsPartWhole(
  {
    p: { low: 4, high: 14 },
    q: { low: 4, high: 14 },
    r: { low: 3, high: 12 },
    d: { low: 2, high: 8 },
    most: 40,
  },
  true,
);

const at = (plots: readonly Plot[], level: Plot['levels'][number]): Plot[] =>
  plots
    .filter((plot) => plot.levels.includes(level))
    .map((plot) => ({ ...plot, id: `${plot.id}-${level.replace('_', '-')}`, levels: [level] }));

/** Primary 1: numbers to 100, adding and taking away. */
export const PRIMARY_1_CELLS: readonly Cell[] = [
  cellOf('numbers_0_to_100')(
    'h9_pattern_recognition',
    TRACKS,
    trackPlots({ steps: [2, 5, 10], low: 1, high: 100 }),
  ),
  cellOf('addition_subtraction')('h1_make_whole_model', KINDS, [
    ...at(easy, 'not_ready'),
    ...at(easy, 'guided'),
    ...at(tens, 'independent'),
    ...at(within40, 'mastery'),
  ]),
];
