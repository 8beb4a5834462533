export { TogetherPage } from './together-page.lazy.js';
