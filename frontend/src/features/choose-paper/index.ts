export { suggestionsQuery } from './selection.api.js';
export { TypeChooser } from './type-chooser.js';
