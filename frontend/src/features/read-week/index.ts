export { stopWeekly } from './read-week.api.js';
export { WeekDigests } from './week-digests.js';
