export { ReviewsTab } from './reviews-tab.lazy.js';
