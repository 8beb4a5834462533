export { UserManagementPage } from './user-management-page.lazy.js';
