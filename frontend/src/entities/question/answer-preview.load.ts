/** The reader of answers is fetched beside the page and not before it. */
export const loadAnswerPreview = () => import('./answer-preview.js');
