export { type PupilFigures, usePupilFigures } from './pupil-figures.js';
export type { StreakLine } from './streak.rules.js';
export { lineOf, StreakText } from './streak-text.js';
