export { GoalLine } from './goal-line.js';
