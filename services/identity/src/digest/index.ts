export { DigestChoice } from './digest-choice.entity.js';
