export { sendUnsavedJournals } from './send-unsaved.js';
