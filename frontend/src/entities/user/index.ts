export {
  NO_FILTERS,
  PAGE_SIZE,
  refreshUsers,
  sendClass,
  setUserPassword,
  setUserStatus,
  type UserFilters,
  type UserOrder,
  usersCountQuery,
  usersQuery,
} from './users.api.js';
export { fullName, linkageText } from './users.rules.js';
