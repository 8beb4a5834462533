export const loadDrawnFigure = () => import('./drawn-figure.js');
export const loadDrawnAnswer = () => import('./drawn-answer.js');
export const loadDrawingBoard = () => import('./drawing-board.js');
