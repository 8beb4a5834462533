export { ReportQuestion } from './report-question.js';
