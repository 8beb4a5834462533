export {
  type AdminAnalytics,
  adminAnalyticsQuery,
  type QuestionQuality,
  questionQualityQuery,
  structureForecastsQuery,
  type SystemErrors,
  systemErrorsQuery,
  type SystemHealth,
  systemHealthQuery,
  usersByRoleQuery,
} from './admin.api.js';
export { dollars, secondsWords, taskWords } from './model-card.rules.js';
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
