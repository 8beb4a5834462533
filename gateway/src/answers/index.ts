export { Answers } from './answers.decorator.js';
