export {
  type Findings,
  type PupilWeek,
  findFindings,
  listTimes,
  sumSeconds,
  type PaperTime,
} from './findings.queries.js';
export {
  type CountedSlip,
  type MarkedAnswer,
  RECENT_DAYS,
  countDays,
  isFixed,
  medianSeconds,
  proposeNext,
} from './findings.rules.js';
