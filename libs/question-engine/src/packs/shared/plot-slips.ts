import * as z from 'zod/mini';
import type { Slip } from '../../engines/plot.engine.js';
import table from './plot-slips.json' with { type: 'json' };

const SlipsSchema = z.array(z.tuple([z.string(), z.string(), z.string()]));

/** What pupils think wrongly, by the plot. */
export const PLOT_SLIPS = z.record(z.string(), SlipsSchema).parse(table) as Readonly<
  Record<keyof typeof table, readonly Slip[]>
>;
