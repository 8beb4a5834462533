export {
  type ItemSpec,
  NoItemFound,
  QUESTION_ENGINE,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
  type Wishes,
} from './question-source.js';
