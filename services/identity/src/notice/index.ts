export { Notice } from './notice.entity.js';
export { NoticeStore } from './notice.store.js';
