export { readJsonBody } from './json-body.rules.js';
export { isSlowCall } from './slow-call.rules.js';
