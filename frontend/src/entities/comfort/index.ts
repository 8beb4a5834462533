export type { Comfort } from './comfort.rules.js';
export { useAppliedComfort, useComfort } from './use-comfort.js';
