export { listPairingTotals } from './proficiency.queries.js';
export { percentOf, toAxis } from './proficiency.rules.js';
