export { FeedbackTray } from './feedback-tray.js';
export { WorkedSolution } from './worked-solution.js';
