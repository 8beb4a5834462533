import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const CHILD_FIGURES = defineMessages('entities/child/child-figures', {
  questionsOn: params('{questions} on {topic}'),
  notStartedYet: 'Not started yet',
  active: 'Active',
  noPracticeForTwoWeeks: 'No practice for 2 weeks',
  improving: 'Improving',
  declining: 'Declining',
  steady: 'Steady',
  rightOn: params('right on {day}'),
  wrongOn: params('not right on {day}'),
  days: params('{days} days'),
});
