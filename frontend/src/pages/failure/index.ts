export { FailurePage } from './failure-page.lazy.js';
