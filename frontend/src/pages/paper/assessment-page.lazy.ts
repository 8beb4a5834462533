import { prepared } from '../../shared/lib/prepared.js';
import { loadAssessmentPage } from './assessment-page.load.js';

export const AssessmentPage = prepared(loadAssessmentPage, (part) => part.default);
