export { type OwnEmail, ownEmailQuery, passwordLinkQuery } from './queries.js';
