export { EndedSessions } from './ended-sessions.js';
export { Session } from './session.entity.js';
export {
  formatRefreshToken,
  hashSecret,
  IDLE,
  judgeRefresh,
  makeSecret,
  parseRefreshToken,
} from './session.rules.js';
export { SessionStore } from './session.store.js';
