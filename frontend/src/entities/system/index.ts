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
  type LoadPeriod,
  type SystemLoad,
  systemLoadQuery,
  usersByRoleQuery,
} from './admin.api.js';
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
