import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const TOPIC_SCORES = defineMessages('entities/child/topic-scores', {
  greyFewerThanAnswers: params('Grey: fewer than {enoughAnswers} answers, so it may still change much.'),
});
