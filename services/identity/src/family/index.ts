export { Consent } from './consent.entity.js';
export { EndedLink } from './ended-link.entity.js';
export { FailedLinks } from './failed-links.entity.js';
export { LinkStore } from './link-store.js';
export { LinkCode } from './link-code.entity.js';
export { LinkCodes } from './link-codes.js';
