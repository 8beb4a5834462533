export { gradesOf } from './batch-plan.rules.js';
