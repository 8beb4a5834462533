export { loadCardReader } from './card-reader.load.js';
