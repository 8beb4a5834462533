export { AccountInfo } from './account-info.js';
export { ProfileFactList } from './profile-fact-list.js';
export {
  type ChildProfileBody,
  childProfileQuery,
  preferencesQuery,
  type ProfileBody,
  profileQuery,
  saveChildProfile,
  savePreferences,
  saveProfile,
  usernameQuery,
} from './profile.api.js';
