export { MyProgressPage } from './my-progress-page.lazy.js';
