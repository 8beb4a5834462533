export { isProjected, projectEvents } from './projection.js';
