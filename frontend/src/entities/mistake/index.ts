export { mistakesQuery, type NotebookFilter, notebookQuery } from './mistakes.api.js';
