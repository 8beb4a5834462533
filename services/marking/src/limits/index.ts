export { isToday, lockPupil, rejectBeyondDailyLimit } from './day-limit.js';
