export { DayPage } from './day-page.lazy.js';
