import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const KEEP_GOAL = defineMessages('features/keep-goal', {
  fromYourGrownUp: 'From your grown-up',
  by: params('{answered} of {all} done. By {day}.'),
  go: 'Go',
  ourGoal: 'Our goal',
  newGoal: 'A new goal?',
  goal: params('{days} a week. {minutes} a day.'),
  topic: params('Topic: {topic}'),
  yes: 'Yes',
  otherDays: 'Other days',
  howManyDays: 'How many days a week?',
  ask: 'Ask for this',
  theyWillLook: 'Your grown-up will look at it.',
  yay: 'This is our goal now.',
  notSaved: 'That did not work',
  tryAgain: 'Please try again.',
});
