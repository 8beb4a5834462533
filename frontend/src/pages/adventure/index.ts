export { AdventurePage } from './adventure-page.lazy.js';
