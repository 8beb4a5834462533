export { type AuditFilters, auditQuery, NO_AUDIT_FILTERS } from './queries.js';
