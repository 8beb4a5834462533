import * as z from 'zod/mini';
import { SettingTableSchema } from '../setting-table.js';
import tables from './periods.settings.json' with { type: 'json' };

const KINDS = ['money', 'metres', 'distances', 'mass', 'volume', 'time', 'area'] as const;

/** What somebody does for some time each day or week, by what is measured. */
export const PERIODS = z.record(z.enum(KINDS), SettingTableSchema).parse(tables);
