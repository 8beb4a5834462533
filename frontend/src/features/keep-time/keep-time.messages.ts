import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const KEEP_TIME = defineMessages('features/keep-time', {
  timeHideTheTime: params('Time: {minutes}. Hide the time'),
  carryOn: 'Carry On',
  rest: 'Rest',
  stretchDrinkSomeWater:
    'Stretch. Drink some water. Look out of the window. Your answers are safe. The time stands still.',
  iAmBack: 'I Am Back',
  haveARest: 'Have a rest',
  restQuestion: 'Have a rest?',
  youHaveWorkedFor: 'You have worked for 20 minutes.',
  minutesDone: plural({ one: '{count} minute done!', other: '{count} minutes done!' }),
  youCanStopHere: 'You can stop here. Your answers wait for you.',
  min: params('{minutes} min'),
  hMin: params('{floor} h {minutes} min'),
});
