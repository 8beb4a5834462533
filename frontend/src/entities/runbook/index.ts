export { runbookQuery } from './queries.js';
