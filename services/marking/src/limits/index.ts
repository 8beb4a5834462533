export { isToday, lockPupil, refuseBeyondDay } from './day-limit.js';
