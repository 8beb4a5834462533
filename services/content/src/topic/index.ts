export { sizeOf } from './topic.rules.js';
