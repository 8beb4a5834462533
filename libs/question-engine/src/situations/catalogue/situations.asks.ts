import { readAsks } from '../ask-table.js';
import table from './situations.asks.json' with { type: 'json' };

/** What is asked of a situation, by its id. */
export const ASKS = readAsks(table);
