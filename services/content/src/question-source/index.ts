export {
  type ItemSpec,
  NoItemFound,
  QUESTION_SOURCE,
  type QuestionSource,
  UnsupportedPairing,
  type Wishes,
} from './question-source.js';
