export { AssessmentSelectionPage } from './assessment-selection-page.lazy.js';
