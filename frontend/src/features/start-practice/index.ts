export type { ChosenFocus } from './focus.rules.js';
export { PupilJourney } from './journey-card.js';
export { MakingOverlay } from './making-overlay.js';
export {
  useMixedPractice,
  useRemoveAssessment,
  useSimilarPractice,
  useTargetedPractice,
  useWeeklyReview,
} from './use-practice.js';
export { useStartAssessment } from './use-start-assessment.js';
export { useWaysIn, type WaysIn } from './use-ways-in.js';
export { ZoomInDialog } from './zoom-in-dialog.lazy.js';
