export { Submission } from './submission.entity.js';
export { SubmissionService } from './submission.service.js';
