import { defineMessages, plural } from '../../shared/messages/define-messages.js';

export const FIXED_PRIDE = defineMessages('entities/reward/fixed-pride', {
  mistakesPutRight: plural({ one: '{count} mistake put right', other: '{count} mistakes put right' }),
});
