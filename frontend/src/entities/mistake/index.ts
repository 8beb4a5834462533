export { mistakesQuery, type NotebookFilter, notebookQuery } from './mistakes.api.js';
export { reviewStatusQuery } from './queries.js';
