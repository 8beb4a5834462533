export { ProfilePage } from './profile-page.lazy.js';
