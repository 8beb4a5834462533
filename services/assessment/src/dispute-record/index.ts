export { QuestionDisputeRow, QuestionReport } from './dispute-record.entity.js';
export { countDisputes, listAnsweredPlaces, listFaultyPlaces } from './dispute-record.queries.js';
