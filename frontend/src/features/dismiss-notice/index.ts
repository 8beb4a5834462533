export { NoticeBanners } from './notice-banners.js';
export { NoticeLines } from './notice-lines.js';
