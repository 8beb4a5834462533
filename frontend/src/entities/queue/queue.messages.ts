import { defineMessages, params, plural } from '../../shared/messages/define-messages.js';

export const QUEUE = defineMessages('entities/queue', {
  messagesFor: params('Messages for {service}'),
  paused: 'Paused',
  noWorker: 'No worker',
  ready: 'Ready',
  marking: 'Marking',
  askingTheModelAbout: 'Asking the model about answers',
  makingQuestions: 'Making questions',
  sendingEmails: 'Sending e-mails',
  openingPdfs: 'Opening PDFs',
  draftingTopicsFromPdfs: 'Drafting topics from PDFs',
  waiting: 'Waiting',
  running: 'Running',
  waitingForTheNext: 'Waiting for the next try',
  failed: 'Failed',
  done: 'Done',
  allAreWell: params('all {all} are well'),
  needLook: plural({ one: '{count} of {all} needs a look', other: '{count} of {all} need a look' }),
  notTriedYet: 'not tried yet',
  triesOf: plural({ one: '{tries} of {count} try', other: '{tries} of {count} tries' }),
  ms: params('{round} ms'),
});
