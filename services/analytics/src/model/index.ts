export { getModelFigures } from './model.queries.js';
export { periodsOf } from './model.rules.js';
