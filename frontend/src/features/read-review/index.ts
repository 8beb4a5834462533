export { QuestionByQuestion } from './question-by-question.js';
export { readPupilVoice, type ReviewVoice } from './review-voice.js';
