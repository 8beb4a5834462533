export { BadgesCard } from './badges-card.js';
export { badgesQuery } from './queries.js';
