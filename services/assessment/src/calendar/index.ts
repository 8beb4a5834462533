export {
  currentStreak,
  dayStart,
  keptStreak,
  singaporeDate,
  singaporeDay,
  streakAtRisk,
  weekStart,
} from './calendar.rules.js';
