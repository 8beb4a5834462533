export { MarkCorrectionRow } from './mark-correction.entity.js';
export {
  allMarksPlacesOf,
  keylessPlacesOf,
  listAllMarksPlaces,
  tellRaised,
} from './mark-correction.queries.js';
export { getCompletedPaper, resultsOf, toCompletedPaper } from './outcome.queries.js';
export { scoreOf } from './outcome.rules.js';
export { QuestionResult } from './question-result.entity.js';
export { AT_FAULT_REASON, QUESTION_AT_FAULT, toAcceptedMark, toAllMarks } from './raised-mark.rules.js';
export { RaisedResult } from './raised-result.js';
export { toResultMark } from './result-mark.rules.js';
export { BY, type ResultFilter, sumResults } from './result-totals.queries.js';
export { addKeys, listResponsesToMark, responsesToMarkOf } from './response-to-mark.queries.js';
export { toResponseToMark } from './response-to-mark.rules.js';
