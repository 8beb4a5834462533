export { ParentDashboard } from './parent-dashboard.lazy.js';
