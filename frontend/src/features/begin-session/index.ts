export { beginSession, endSession, followOtherTabs } from './session-change.js';
