export { NewAward } from './new-award.js';
