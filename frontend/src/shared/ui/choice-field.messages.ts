import { defineMessages } from '../messages/define-messages.js';

export const CHOICE_FIELD = defineMessages('shared/ui/choice-field', {
  gradeLevel: 'Grade Level',
});
