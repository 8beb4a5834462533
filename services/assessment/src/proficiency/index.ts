export { listPairingTotals } from './proficiency.queries.js';
export { countProficient, percentOf, toAxis } from './proficiency.rules.js';
