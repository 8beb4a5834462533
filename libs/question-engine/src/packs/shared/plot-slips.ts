import * as z from 'zod/mini';
import type { Slip } from '../../engines/plot.engine.js';
import table from './plot-slips.json' with { type: 'json' };

const SlipsSchema = z.array(z.tuple([z.string(), z.string(), z.string()]));
const PlotSchema = z.enum(Object.keys(table) as (keyof typeof table)[]);

/** What pupils think wrongly, by the plot. */
export const PLOT_SLIPS: Readonly<Record<keyof typeof table, readonly Slip[]>> = z
  .record(PlotSchema, SlipsSchema)
  .parse(table);
