export { CheeringFox } from './cheering-fox.js';
export { type FoxMoment, momentOfVisit } from './fox-lines.rules.js';
export { useFox } from './use-fox.js';
export { useOther } from './use-other.js';
