import { readSlips } from '../slip-table.js';
import table from './structures.slips.json' with { type: 'json' };

/** What pupils think wrongly, by the structure. */
export const SLIPS = readSlips(table);
