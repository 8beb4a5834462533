import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const KEPT_PAPERS = defineMessages('entities/paper/kept-papers', {
  youCanGoOn: 'You can work without internet',
  goOn: 'Go on',
  withLabel: params(' with {assessmentNames} #{id}'),
  question: 'question',
  questions: 'questions',
});
