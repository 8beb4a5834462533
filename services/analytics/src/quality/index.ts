export { isProjected, projectEvent } from './projection.js';
