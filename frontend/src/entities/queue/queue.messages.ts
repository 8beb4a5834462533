import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const QUEUE = defineMessages('entities/queue', {
  messagesFor: params('Messages for {service}'),
  paused: 'Paused',
  noWorker: 'No worker',
  ready: 'Ready',
  marking: 'Marking',
  askingTheModelAbout: 'Asking the model about answers',
  makingQuestions: 'Making questions',
  openingPdfs: 'Opening PDFs',
  draftingTopicsFromPdfs: 'Drafting topics from PDFs',
  waiting: 'Waiting',
  running: 'Running',
  waitingForTheNext: 'Waiting for the next try',
  failed: 'Failed',
  done: 'Done',
});
