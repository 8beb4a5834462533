import type { AssessmentType } from '@sumfox/contracts/assessment/paper.endpoints';

export const ASSESSMENT_NAMES: Readonly<Record<AssessmentType, string>> = {
  diagnostic: 'Diagnostic Assessment',
  adaptive: 'Adaptive Assessment',
  targeted: 'Targeted Practice',
  review: 'Weekly Review',
};
