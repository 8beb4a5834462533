export { DifficultyBadge, StatusBadges } from './topic-badges.js';
export {
  categoryName,
  groupByCategory,
  TOPIC_CATEGORIES,
  type TopicCategory,
} from './topic-category.rules.js';
export { DifficultyField, TextAreaField, TopicFieldSet } from './topic-fields.js';
export {
  addAnswer,
  addQuestion,
  type AnswerRow,
  changeRow,
  CONSOLE_FORM,
  EMPTY_FORM,
  findTopicFaults,
  fromDraft,
  isTouched,
  listPictures,
  type QuestionRow,
  removeRow,
  type SheetRow,
  toFields,
  type TopicForm,
} from './topic-form.rules.js';
export { findPerformance, findTopicSubStrand } from './topic-performance.rules.js';
export {
  findSimilarPairs,
  findSimilarTo,
  isMergeable,
  reasonOf,
  type SimilarPair,
  withoutDecided,
} from './topic-similarity.rules.js';
export { toShownText } from './topic-text.rules.js';
export {
  changeTopic,
  keepSeparate,
  mergeTopic,
  readPdf,
  removeTopic,
  sendTopic,
  type TopicChanges,
  topicFault,
} from './topics.api.js';
export {
  decisionsQuery,
  pdfReadingQuery,
  refreshTopics,
  topicPicturesQuery,
  topicsQuery,
} from './queries.js';
export {
  countActive,
  readDifficultyWords,
  difficultyLook,
  filterTopics,
  hasFilters,
  NO_FILTERS,
  type TopicFilters,
} from './topics.rules.js';
