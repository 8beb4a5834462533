import * as z from 'zod/mini';
import { SettingTableSchema } from '../setting-table.js';
import tables from './pairs.settings.json' with { type: 'json' };

/** Things of two sizes, as many of each; and two or three things of one kind that are compared. By what is measured. */
export const { twoSizes: TWO_SIZES, compared: COMPARED } = z
  .strictObject({
    twoSizes: z.strictObject({
      mass: SettingTableSchema,
      metres: SettingTableSchema,
      volume: SettingTableSchema,
      money: SettingTableSchema,
      area: SettingTableSchema,
      counts: SettingTableSchema,
      time: SettingTableSchema,
    }),
    compared: z.strictObject({
      lengths: SettingTableSchema,
      mass: SettingTableSchema,
      volume: SettingTableSchema,
      money: SettingTableSchema,
      area: SettingTableSchema,
      time: SettingTableSchema,
    }),
  })
  .parse(tables);
