export { mistakesQuery, type NotebookFilter, notebookQuery, reviewStatusQuery } from './queries.js';
