export { EmailLink } from './email-link.entity.js';
export { EmailLinks } from './email-links.js';
export { PasswordRequest } from './password-request.entity.js';
