export { invalidCredentials } from './session.service.js';
