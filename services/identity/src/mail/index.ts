export { MailAddress } from './mail-address.entity.js';
export { Mail } from './mail.entity.js';
export { SecurityMails } from './security-mails.js';
export { isConfirmed, MailStore } from './mail.store.js';
