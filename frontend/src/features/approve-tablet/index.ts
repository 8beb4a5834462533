export { TabletsCard } from './tablets-card.js';
