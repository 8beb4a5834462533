import { defineMessages } from '../../shared/messages/define-messages.js';

export const DRAW_PAD = defineMessages('features/show-working/draw-pad', {
  drawHere: 'Draw here',
  yourPenDrawsYour: 'Your pen draws. Your finger moves the page.',
  drawWithMyFinger: 'Draw with my finger',
  thePaperIsClear: 'The paper is clear. Undo brings your drawing back.',
  drawingTools: 'Drawing tools',
  drawingPaperEmpty: 'Drawing paper, empty',
  yourDrawing: 'Your drawing',
  pen: 'Pen',
  eraser: 'Eraser',
  grid: 'Grid',
  clear: 'Clear',
});
