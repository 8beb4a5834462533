import { defineMessages, plural } from '../../shared/messages/define-messages.js';

export const COUNT_THINGS = defineMessages('features/count-things', {
  tapToCount: 'Tap to count.',
  counted: plural({ one: '1 counted', other: '{count} counted' }),
});
