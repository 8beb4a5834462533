export { sendUnsavedJournals } from './unsaved-journals.js';
