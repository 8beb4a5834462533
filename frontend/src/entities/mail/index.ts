export { mailQuery, type MailList, mailsQuery, type ShownMail } from './queries.js';
export { mailStateTone, mailStateWord } from './mail-state.rules.js';
