export { RequestGate } from './request-gate.js';
export { API_HEADERS, contentSecurityPolicy, PERMISSIONS, securityHeaders } from './response-headers.js';
export { rejectForeignRequest } from './same-origin.rules.js';
export { closeSlowBody } from './slow-sender.js';
