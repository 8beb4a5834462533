export { MarkingWait } from './marking-wait.js';
export { useSubmitPaper } from './use-submit-paper.js';
