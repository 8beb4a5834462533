export { GenerateAssessment } from './generate-assessment.js';
