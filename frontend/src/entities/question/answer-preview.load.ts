export const loadAnswerPreview = () => import('./answer-preview.js');
