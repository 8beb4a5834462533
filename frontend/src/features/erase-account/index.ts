export { PrivacyCard } from './privacy-card.js';
