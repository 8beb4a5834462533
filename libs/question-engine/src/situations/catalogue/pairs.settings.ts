import * as z from 'zod/mini';
import { SettingTableSchema } from '../setting-table.js';
import tables from './pairs.settings.json' with { type: 'json' };

/** Things of two sizes, as many of each; and two or three things of one kind that are compared. By what is measured. */
export const { twoSizes: TWO_SIZES, compared: COMPARED } = z
  .strictObject({
    twoSizes: z.record(
      z.enum(['mass', 'metres', 'volume', 'money', 'area', 'counts', 'time']),
      SettingTableSchema,
    ),
    compared: z.record(z.enum(['lengths', 'mass', 'volume', 'money', 'area', 'time']), SettingTableSchema),
  })
  .parse(tables);
