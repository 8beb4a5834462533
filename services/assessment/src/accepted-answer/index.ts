export { acceptedOf, groupByItem } from './accepted-answer.queries.js';
export { marksAccepted, toAcceptedByPerson, toPrint } from './accepted-answer.rules.js';
export { AcceptedAnswers } from './accepted-answer.service.js';
