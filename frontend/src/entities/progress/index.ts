export { dashboardQuery, proficiencyQuery, readinessQuery, statsQuery } from './home.api.js';
export { activityQuery, matrixQuery, trendQuery } from './progress.api.js';
export {
  answersYet,
  type Axis,
  isKnown,
  readReadinessWords,
  rightText,
  shareOfEnough,
  sumDays,
  toDayBars,
  toTrendBars,
  withPlainNames,
} from './progress.rules.js';
export { suggestionsQuery } from './queries.js';
