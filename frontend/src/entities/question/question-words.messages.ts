import { defineMessages } from '../../shared/messages/define-messages.js';

export const QUESTION_WORDS = defineMessages('entities/question/question-words', {
  notReady: 'Not ready',
  guided: 'Guided',
  independent: 'Independent',
  mastery: 'Mastery',
  builtInEngine: 'Built-in engine',
  person: 'Person',
  aiModel: 'AI model',
});
