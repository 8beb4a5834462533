export { NoticeStore } from './notice.store.js';
