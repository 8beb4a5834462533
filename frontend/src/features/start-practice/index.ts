export type { ChosenFocus } from './focus.rules.js';
export { PupilJourney } from './journey-card.js';
export { MakingOverlay } from './making-overlay.js';
export {
  explainGeneration,
  useGoTo,
  useMixedPractice,
  useTargetedPractice,
  useWeeklyReview,
} from './use-practice.js';
export { useRemoveAssessment } from './use-remove-assessment.js';
export { useMaking } from './use-making.js';
export { useStartAssessment } from './use-start-assessment.js';
export { useWaysIn, type WaysIn } from './use-ways-in.js';
export { ZoomInDialog } from './zoom-in-dialog.lazy.js';
