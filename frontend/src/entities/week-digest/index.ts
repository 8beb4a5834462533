export { childWeekQuery, digestChoicesQuery } from './week-digest.api.js';
