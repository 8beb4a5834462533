export { type OwnEmail, ownEmailQuery } from './own-email.api.js';
