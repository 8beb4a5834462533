export { noticeDoor, noticeSentence } from './notice.rules.js';
export { putNoticeAway } from './notices.api.js';
export { noticesQuery } from './queries.js';
