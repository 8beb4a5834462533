export { FailureSearch } from './failure-search.js';
