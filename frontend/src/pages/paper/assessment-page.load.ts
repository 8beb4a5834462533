export const loadAssessmentPage = () => import('./assessment-page.js');
