import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

/** Fetched with the Zoom In dialog. */
export const ZOOM_IN = defineMessages('features/start-practice/zoom-in', {
  selectAtLeastOne: 'Select at least 1 concept or 1 method to continue',
  cancel: 'Cancel',
  generateAssessment: 'Generate Assessment',
  selected: params('{count}/{focusMax} selected'),
  zoomInPracticeSpecific: 'Zoom In - Practice Specific Topics',
  mathConcepts: 'Math Concepts',
  problemSolvingMethods: 'Problem-Solving Methods',
  readyToGenerateAssessment: plural({
    one: 'Ready to generate assessment with {count} selection',
    other: 'Ready to generate assessment with {count} selections',
  }),
});
