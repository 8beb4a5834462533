import { defineMessages } from '../../shared/messages/define-messages.js';

export const LEARNING_CALENDAR = defineMessages('entities/paper/learning-calendar', {
  learningCalendar: 'Learning Calendar',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  excellent: 'Excellent',
  goodProgress: 'Good progress',
  keepGoing: 'Keep going',
});
