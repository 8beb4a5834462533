export { WorksheetButton } from './worksheet-button.js';
