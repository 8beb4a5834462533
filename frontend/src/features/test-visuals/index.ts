export { VisualTestingTab } from './visual-testing-tab.lazy.js';
