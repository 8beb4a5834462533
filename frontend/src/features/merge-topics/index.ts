export { SimilaritiesTab } from './similarities-tab.js';
