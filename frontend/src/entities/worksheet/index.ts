export { worksheetQuery } from './queries.js';
