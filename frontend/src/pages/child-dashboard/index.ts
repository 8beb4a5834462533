export { ChildDashboard } from './child-dashboard.lazy.js';
