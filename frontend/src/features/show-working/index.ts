export { loadTools } from './load-tools.js';
export { WorkingPanel } from './working-panel.js';
