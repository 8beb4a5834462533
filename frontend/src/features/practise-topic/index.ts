export { PractiseTopic } from './practise-topic.js';
