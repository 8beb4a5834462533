export { AssessmentPage } from './assessment-page.lazy.js';
export { loadAssessmentPage } from './assessment-page.load.js';
