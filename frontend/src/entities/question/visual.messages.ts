import { defineMessages, params } from '../../shared/messages/define-messages.js';

export const VISUAL = defineMessages('entities/question/visual', {
  thePictureCannotBe: params('The picture cannot be shown. In words: {alt}'),
});
