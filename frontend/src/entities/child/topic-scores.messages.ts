import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const TOPIC_SCORES = defineMessages('entities/child/topic-scores', {
  legendMastered: params('Mastered, {percent}% or more'),
  legendStrength: params('Strength, {percent}% or more'),
  legendDeveloping: params('Developing, {percent}% or more'),
  legendFocus: params('Focus, below {percent}%'),
  legendEarly: params('Fewer than {answers} answers'),
  greyFewerThanAnswers: params('Grey: fewer than {enoughAnswers} answers, too few for a percentage.'),
});
