export { loadFeedback } from './feedback.load.js';
export { usePracticeCheck } from './use-practice-check.js';
