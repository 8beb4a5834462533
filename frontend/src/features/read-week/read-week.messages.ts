import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const READ_WEEK = defineMessages('features/read-week', {
  weekOf: params('{name}: the week to {day}'),
  couldNotLoad: params('The week of {name} could not be loaded'),
  loading: 'Loading the week',
  nothingPractised: params('{name} did not practise in this week.'),
  minutes: params('{minutes} min'),
  atSumfox: 'at Sumfox',
  questions: 'questions',
  rightOf: params('{right} of {questions}'),
  right: 'right',
  practisedOn: plural({ one: 'Practised on {count} day.', other: 'Practised on {count} days.' }),
  goalMet: params('Goal of {goal} met, with practice on {days}.'),
  practisedOfGoal: params('Practised on {days} of {goal}.'),
  tenMinutes: 'Ten minutes together',
  openThePage: 'Open the page to print',
  mailMeThis: 'E-mail me this on Sundays at 18:00',
  confirmFirst: 'Confirm your e-mail address first.',
  notChanged: 'The choice was not saved',
  somethingWentWrong: 'Something went wrong. Please try again.',
});
