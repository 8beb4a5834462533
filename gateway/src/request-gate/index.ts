export { RequestGate } from './request-gate.js';
export { API_HEADERS, contentSecurityPolicy, PERMISSIONS, securityHeaders } from './response-headers.js';
export { refuseForeignRequest } from './same-origin.rules.js';
export { hangUpOnSlowBody } from './slow-sender.js';
