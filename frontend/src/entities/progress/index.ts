export { AxisTile } from './axis-tile.js';
export {
  dashboardQuery,
  proficiencyQuery,
  readinessQuery,
  statsQuery,
  activityQuery,
  matrixQuery,
  trendQuery,
  suggestionsQuery,
  reviewStatusQuery,
} from './queries.js';
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
