import { defineMessages } from '../../shared/messages/define-messages.js';

export const ASSESSMENT_ROW = defineMessages('entities/paper/assessment-row', {
  done: 'Done',
  beingMarked: 'Being marked',
  inProgress: 'In Progress',
  review: 'Review',
  open: 'Open',
  resume: 'Resume',
});
