export { loadCounting } from './countable-figure.load.js';
