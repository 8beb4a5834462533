export { AuditLogPage } from './audit-log-page.lazy.js';
