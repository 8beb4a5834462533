import { defineMessages } from '../../../shared/messages/define-messages.js';

export const DRAWN = defineMessages('entities/question/drawn', {
  rightDrawing: 'The right drawing',
});
