export { BatchActions } from './batch-actions.js';
