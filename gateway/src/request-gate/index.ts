export { RequestGate } from './request-gate.js';
export { API_HEADERS, listSecurityHeaders } from './response-headers.js';
export { rejectForeignRequest } from './same-origin.rules.js';
export { closeSlowBody } from './slow-sender.js';
