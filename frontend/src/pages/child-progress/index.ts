export { ChildProgressPage } from './child-progress-page.lazy.js';
