export { WorksheetPage } from './worksheet-page.lazy.js';
