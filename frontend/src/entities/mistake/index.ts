export { mistakesQuery, type NotebookFilter, notebookQuery } from './queries.js';
