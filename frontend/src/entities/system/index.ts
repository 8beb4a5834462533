export { type LoadPeriod } from './queries.js';
export {
  type AdminAnalytics,
  adminAnalyticsQuery,
  failureQuery,
  type QuestionQuality,
  questionQualityQuery,
  structureForecastsQuery,
  type SystemErrors,
  systemErrorsQuery,
  type SystemHealth,
  systemHealthQuery,
  type SystemLoad,
  systemLoadQuery,
  usersByRoleQuery,
} from './queries.js';
export { dollars, secondsWords, taskWords } from './model-card.rules.js';
export { ageWords, clockMinute, millisecondsWords } from './system-load.rules.js';
export { timesWords, traceAddress } from './system-errors.rules.js';
export {
  aiStatusWord,
  badgeStatus,
  clockTime,
  durationWords,
  megabytes,
  orDash,
  overallWord,
  type OverallStatus,
  statusWord,
} from './system-health.rules.js';
