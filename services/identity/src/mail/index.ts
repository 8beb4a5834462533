export { MailAddress } from './mail-address.entity.js';
export { Mail } from './mail.entity.js';
export { MailStore } from './mail.store.js';
