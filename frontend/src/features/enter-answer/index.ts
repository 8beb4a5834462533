export { AnswerArea } from './answer-area.js';
export { loadHowSure } from './how-sure.load.js';
export { MathsKeypad } from './maths-keypad.js';
export { useIsNarrow } from './use-is-narrow.js';
export { useKeypad } from './use-keypad.js';
