export { MyLookPage } from './my-look-page.lazy.js';
