export { AnswerArea } from './answer-area.js';
export { loadHowSure } from './how-sure.load.js';
export { useKeypad } from './use-keypad.js';
