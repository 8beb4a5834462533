export { ExportReport } from './export-report.js';
export type { ReportFigures } from './report-csv.rules.js';
export { type CompletedSummary, HISTORY_FIRST, listCompleted } from './report.rules.js';
