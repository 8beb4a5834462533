export { findGoal } from './goal.queries.js';
