export { MyDenPage } from './my-den-page.lazy.js';
