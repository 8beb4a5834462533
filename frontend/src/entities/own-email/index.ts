export { type OwnEmail, ownEmailQuery, passwordLinkQuery } from './own-email.api.js';
