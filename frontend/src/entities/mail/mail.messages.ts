import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const MAIL = defineMessages('entities/mail', {
  waiting: 'Waiting',
  waitingAfter: params('Waiting after {replyCode}'),
  waitingForTheReply: 'Waiting for the reply',
  sent: 'Sent',
  perhapsSent: 'Perhaps sent',
  refused: params('Refused ({replyCode})'),
  notSent: 'Not sent',
  keptHere: 'Kept here',
});
