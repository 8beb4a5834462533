export { noticeDoor, noticeSentence } from './notice.rules.js';
export { noticesQuery, putNoticeAway } from './notices.api.js';
