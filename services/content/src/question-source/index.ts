export {
  type ItemSpec,
  NoItemFound,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
} from './question-source.js';
