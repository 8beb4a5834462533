export { TypeChooser } from './type-chooser.js';
