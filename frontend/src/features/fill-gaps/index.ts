export { FillGapsDialog } from './fill-gaps-dialog.js';
export { CellDrawer } from './cell-drawer.js';
export { missingOf } from './fill-plan.rules.js';
