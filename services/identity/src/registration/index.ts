export { RegistrationRequest } from './registration-request.entity.js';
export { REPEAT_HOURS } from './registration-request.rules.js';
