import type { Cell } from '../../core/draft.js';
import { cellOf } from '../../engines/plot.engine.js';
import { trackPlots } from './number-track.plots.js';
import scenes from './scenes.json' with { type: 'json' };

/** Primary 1: numbers to 100. */
export const PRIMARY_1_CELLS: readonly Cell[] = [
  cellOf('numbers_0_to_100')(
    'h9_pattern_recognition',
    scenes.tracks,
    trackPlots({ steps: [2, 5, 10], low: 1, high: 100 }),
  ),
];
