export { workedExampleQuery } from './queries.js';
