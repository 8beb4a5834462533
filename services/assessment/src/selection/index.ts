export { toFocus } from './focus.rules.js';
export { SelectionService } from './selection.service.js';
