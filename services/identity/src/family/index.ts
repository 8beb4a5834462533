export { Consent } from './consent.entity.js';
export { EndedLink } from './ended-link.entity.js';
export { FailedLinks } from './failed-links.entity.js';
export { LinkBook } from './link-book.js';
export { LinkCode } from './link-code.entity.js';
export { LinkCodes } from './link-codes.js';
