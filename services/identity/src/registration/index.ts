export { REPEAT_HOURS } from './registration-request.rules.js';
