export { LineBarPicture } from './line-bar-picture.js';
export { QuestionByQuestion } from './question-by-question.js';
export { readPupilVoice, type ReviewVoice } from './review-voice.js';
export { barOfLine } from './working-line.rules.js';
