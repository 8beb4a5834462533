export { NO_FILTERS, sendClass, setUserPassword, setUserStatus } from './users.api.js';
export {
  PAGE_SIZE,
  refreshUsers,
  type UserFilters,
  type UserOrder,
  usersCountQuery,
  usersQuery,
} from './queries.js';
export { fullName, linkageText } from './users.rules.js';
