export { QuestionDisputeRow, QuestionReport } from './dispute-record.entity.js';
export { countDisputes, faultyPlacesOf, listAnsweredPlaces } from './dispute-record.queries.js';
