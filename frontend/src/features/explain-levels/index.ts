export { LevelsDialog } from './levels-dialog.js';
