export { QuestionDisputeRow, QuestionReport } from './dispute-record.entity.js';
export { listAnsweredPlaces, listFaultyPlaces } from './dispute-record.queries.js';
