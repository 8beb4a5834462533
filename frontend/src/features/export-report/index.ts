export { ExportReport } from './export-report.js';
export type { ReportFigures } from './report-csv.rules.js';
export {
  averageScore,
  type CompletedSummary,
  countMastered,
  HISTORY_FIRST,
  listCompleted,
} from './report.rules.js';
