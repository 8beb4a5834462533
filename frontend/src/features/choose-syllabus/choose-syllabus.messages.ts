import { defineMessages } from '../../shared/messages/define-messages.js';

export const CHOOSE_SYLLABUS = defineMessages('features/choose-syllabus', {
  questions: 'Practice questions',
  syllabusOnly: 'Keep to the school syllabus',
  whatItDoes:
    'Sumfox then chooses no questions from later grades. Topics that you or your child choose are still given, and so is the first check-up.',
  notChanged: 'Not Changed',
  somethingWentWrong: 'Something went wrong. Please try again.',
});
