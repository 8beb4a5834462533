export {
  NO_FILTERS,
  PAGE_SIZE,
  refreshUsers,
  setUserPassword,
  setUserStatus,
  type UserFilters,
  usersCountQuery,
  usersQuery,
} from './users.api.js';
export { fullName, linkageText } from './users.rules.js';
