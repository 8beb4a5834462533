export { ANONYMOUS_CALLER } from './anonymous-caller.js';
export { BrowserSession } from './browser-session.js';
export { COOKIE_OPTIONS, readCookie, toSetCookie } from './session-cookie.js';
export { SessionGuard } from './session.guard.js';
export type { SessionRequest } from './session-request.js';
