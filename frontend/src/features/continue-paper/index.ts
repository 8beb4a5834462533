export { ContinuePanel } from './continue-panel.js';
