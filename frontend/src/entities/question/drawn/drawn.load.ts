export const loadDrawnFigure = () => import('./drawn-figure.js');
export const loadDrawnPair = () => import('./drawn-pair.js');
export const loadDrawingBoard = () => import('./drawing-board.js');
