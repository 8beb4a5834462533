export { Mark } from './mark.entity.js';
export { MARKER_VERSION } from './marker.js';
export { MarkingRun } from './marking-run.entity.js';
export { addSubmissionMarked } from './submission-marked.js';
