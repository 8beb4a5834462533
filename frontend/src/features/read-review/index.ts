export { QuestionByQuestion } from './question-by-question.js';
export { PUPIL_VOICE, type ReviewVoice } from './review-voice.js';
