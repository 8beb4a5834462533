export { DIAGNOSTIC_LEVELS, gentleLevel } from './blueprint.rules.js';
export { toFocus } from './focus.rules.js';
export { SelectionService } from './selection.service.js';
