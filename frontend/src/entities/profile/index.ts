export { AccountInfo } from './account-info.js';
export { ProfileFactList } from './profile-fact-list.js';
export {
  type ChildProfileBody,
  type ProfileBody,
  saveChildProfile,
  savePreferences,
  saveProfile,
} from './profile.api.js';
export { childProfileQuery, preferencesQuery, profileQuery, usernameQuery } from './queries.js';
