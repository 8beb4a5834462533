import { defineMessages, plural } from '../../shared/messages/define-messages.js';

export const PLACE_IN_LINE = defineMessages('entities/account/place-in-line', {
  youAreNext: 'Many people are signing in. You are next.',
  peopleBeforeYou: plural({
    one: 'Many people are signing in. {count} person is before you.',
    other: 'Many people are signing in. {count} people are before you.',
  }),
});
