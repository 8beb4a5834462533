export { CorrectionMessages } from './correction-messages.js';
