import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';
import { ASSESSMENT_NAMES } from './assessment-names.messages.js';

export const readAssessmentNames = (): Readonly<Record<AssessmentType, string>> => ({
  diagnostic: ASSESSMENT_NAMES.get().diagnosticAssessment,
  adaptive: ASSESSMENT_NAMES.get().adaptiveAssessment,
  targeted: ASSESSMENT_NAMES.get().targetedPractice,
  review: ASSESSMENT_NAMES.get().weeklyReview,
});
