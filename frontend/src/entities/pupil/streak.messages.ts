import { defineMessages } from '../../shared/messages/define-messages.js';

export const STREAK = defineMessages('entities/pupil/streak', {
  plentyDoneTodayHave: 'Plenty done today. Have a rest!',
  inARowWell: 'in a row. Well done!',
  youPractisedTodayDay: 'You practised today. Day 1 of a new streak!',
  practiseTodayToKeep: 'Practise today to keep it. One rest day a week is fine.',
  aLittlePracticeToday: 'A little practice today?',
});
