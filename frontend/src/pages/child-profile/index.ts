export { ChildProfilePage } from './child-profile-page.lazy.js';
