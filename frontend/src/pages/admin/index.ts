export { AdminDashboard, loadAdminDashboard } from './admin-dashboard.lazy.js';
