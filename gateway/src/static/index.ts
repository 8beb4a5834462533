export { serveFiles } from './files.js';
