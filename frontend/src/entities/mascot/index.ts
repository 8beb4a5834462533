export { type FoxMoment, momentOfVisit } from './fox-lines.rules.js';
export { useFox } from './use-fox.js';
