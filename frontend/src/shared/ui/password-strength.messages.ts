import { defineMessages, params } from '../messages/define-messages.js';

export const PASSWORD_STRENGTH = defineMessages('shared/ui/password-strength', {
  password: 'Password:',
  atLeastCharacters: params('At least {minLength} characters.'),
  easyToGuess: 'Easy to guess',
  good: 'Good',
  strong: 'Strong',
});
