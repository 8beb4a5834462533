import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const DAY = defineMessages('pages/day', {
  title: 'Day',
  back: 'Back to the calendar',
  failed: 'Failed to load assessments',
  loading: 'Loading the day',
  noSuchDay: 'No such day',
  startANewAdventure: 'Start a new adventure',
  nothingFound: 'No Assessments Found',
  nothingCompleted: 'Nothing was completed on this day.',
  assessments: 'Assessments',
  totalScore: 'Total score',
  scoreOf: params('{score} of {most}'),
  questions: 'Questions',
  average: 'Average',
  assessment: params('Assessment #{id}'),
  completedAt: plural({
    one: '{type} · {count} question · completed at {time}',
    other: '{type} · {count} questions · completed at {time}',
  }),
  timeSpent: params('Time: {time}'),
  done: 'Done',
  review: 'Review',
  percent: params('{percent}%'),
});
