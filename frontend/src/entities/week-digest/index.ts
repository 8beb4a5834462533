export { childWeekQuery, digestChoicesQuery } from './queries.js';
