export { DashboardVariant } from './dashboard-variant.lazy.js';
