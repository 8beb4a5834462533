import { defineMessages, plural, params } from '../../shared/messages/define-messages.js';

export const LEARNING_CALENDAR = defineMessages('entities/paper/learning-calendar', {
  learningCalendar: 'Learning Calendar',
  weekBefore: 'Week before',
  weekAfter: 'Week after',
  excellent: 'Excellent',
  goodProgress: 'Good progress',
  keepGoing: 'Keep going',
  ranges: { excellent: '80% and more', good: '60 to 79%', 'needs-work': 'below 60%' },
  today: params('{date}, today'),
  noAssessment: params('{when}: no assessment'),
  assessments: plural({
    one: '{when}: {count} assessment, {mood}',
    other: '{when}: {count} assessments, {mood}',
  }),
  assessmentsOfPercent: plural({
    one: '{when}: {count} assessment, {percent}%, {mood}',
    other: '{when}: {count} assessments, {percent}%, {mood}',
  }),
});
