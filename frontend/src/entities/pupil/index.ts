export { Greeting, lineOf } from './greeting.js';
export { type PupilFigures, usePupilFigures } from './pupil-figures.js';
export type { StreakLine } from './streak.rules.js';
