export { QuestionVerdictRow } from './verdict-record.entity.js';
export { countReadFaults } from './verdict-record.queries.js';
