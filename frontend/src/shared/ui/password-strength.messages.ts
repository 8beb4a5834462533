import { defineMessages } from '../messages/define-messages.js';

export const PASSWORD_STRENGTH = defineMessages('shared/ui/password-strength', {
  password: 'Password:',
  easyToGuess: 'Easy to guess',
  good: 'Good',
  strong: 'Strong',
});
