export { Submission } from './submission.entity.js';
