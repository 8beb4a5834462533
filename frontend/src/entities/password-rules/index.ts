export { passwordRulesQuery } from './queries.js';
