export { mailQuery, type MailList, mailsQuery, type ShownMail } from './mail.api.js';
export { mailStateTone, mailStateWord } from './mail-state.rules.js';
