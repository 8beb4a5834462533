import { auditLog, type AuditAction } from '@sumfox/contracts/identity/audit.endpoints';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** What the log is narrowed to; empty narrows nothing. */
export interface AuditFilters {
  action: AuditAction | '';
  /** Username or user id. */
  person: string;
  /** `yyyy-MM-dd`, Asia/Singapore. */
  from: string;
  to: string;
}
export const NO_AUDIT_FILTERS: AuditFilters = { action: '', person: '', from: '', to: '' };

/** The log page by page, newest first. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        auditLog,
        {
          query: {
            action: filters.action || undefined,
            person: filters.person.trim() || undefined,
            from: filters.from || undefined,
            to: filters.to || undefined,
            cursor: pageParam || undefined,
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
