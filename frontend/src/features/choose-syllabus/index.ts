export { SyllabusCard } from './syllabus-card.js';
