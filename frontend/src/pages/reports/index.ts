export { ReportsPage } from './reports-page.lazy.js';
