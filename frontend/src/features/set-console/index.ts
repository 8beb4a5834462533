export { SettingsDrawer } from './settings-drawer.js';
