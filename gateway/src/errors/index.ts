export { ErrorBodyFilter, sendRefusal } from './error-body.filter.js';
