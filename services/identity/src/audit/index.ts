export { AuditLog } from './audit-log.js';
export { ReadingLog } from './reading-log.js';
