export { readJsonBody } from './json-body.rules.js';
