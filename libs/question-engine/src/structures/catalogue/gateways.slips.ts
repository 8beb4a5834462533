import type { Gateway } from '../structure.js';
import table from './gateways.slips.json' with { type: 'json' };

/** How pupils work out an amount wrongly, by the gateway that tells it. */
export const SLIPS: Readonly<Record<keyof typeof table, Gateway['slips']>> = table;
