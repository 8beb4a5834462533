import { defineMessages } from '../shared/messages/define-messages.js';

export const ADMIN_REDIRECT = defineMessages('app/admin-redirect', {
  goToTheAdmin: 'Go to the admin dashboard',
  redirectingToAdminDashboard: 'Redirecting to admin dashboard...',
  adminDashboard: 'Admin Dashboard',
});
