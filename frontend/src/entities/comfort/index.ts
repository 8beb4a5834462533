export type { Comfort } from './comfort.rules.js';
export { useSounds } from './use-sounds.js';
export { useAppliedComfort, useComfort } from './use-comfort.js';
