export { loadCheckPanel } from './check-panel.load.js';
export { usePracticeCheck } from './use-practice-check.js';
