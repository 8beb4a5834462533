export { getModelFigures } from './model.queries.js';
