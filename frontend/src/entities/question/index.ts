export { AnswerField, BlankField } from './answer-field.js';
export { AnswerLines } from './answer-lines.js';
export { loadAnswerPreview } from './answer-preview.load.js';
export { LEVEL_WORDS, scoreWords, SOURCE_WORDS, subStrandName, TYPE_WORDS } from './question-words.js';
export { modelAnswerText, ownAnswerLines } from './review.rules.js';
export { VisualFigure } from './visual.js';
