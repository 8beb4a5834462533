export { AdminSetupPage } from './admin-setup-page.lazy.js';
