export { BadgesCard } from './badges-card.js';
export { badgesQuery } from './badges.api.js';
