export { PaperSession } from './paper-session.js';
export { type OpenedPaper, usePaperSession } from './use-paper-session.js';
