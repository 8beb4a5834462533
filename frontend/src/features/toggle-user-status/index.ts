export { ToggleStatusDialog } from './toggle-status-dialog.js';
