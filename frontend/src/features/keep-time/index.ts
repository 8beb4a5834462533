export { PaperTime, type TimedPaper } from './paper-time.js';
