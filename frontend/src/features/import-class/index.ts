export { ImportClassDialog } from './import-class-dialog.js';
