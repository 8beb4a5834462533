export { Topic } from './topic.entity.js';
export { sizeOf } from './topic.rules.js';
