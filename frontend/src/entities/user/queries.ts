import type { Role } from '@sumfox/contracts/endpoint';
import { usersCount, usersDetailed, type UserSort } from '@sumfox/contracts/identity/admin.endpoints';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';

/** The list is fetched again every 30 seconds (ADMIN-1). */
const REFRESH_MS = 30_000;

/** Rows shown at once. */
export const PAGE_SIZE = 50;

/** What the list is narrowed to; empty narrows nothing. */
export interface UserFilters {
  search: string;
  role: Role | '';
  status: 'active' | 'inactive' | '';
}

/** By which column the list is sorted. */
export interface UserOrder {
  sort: UserSort;
  order: 'asc' | 'desc';
}

function toQuery(filters: UserFilters) {
  return {
    search: filters.search.trim() || undefined,
    role: filters.role || undefined,
    status: filters.status || undefined,
  };
}

const USERS_KEY = ['users'] as const;

/** One page of users. While a dialog is open the list stands still, so that no row moves under a finger. */
export const usersQuery = (filters: UserFilters, { sort, order }: UserOrder, page: number, still: boolean) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', filters, sort, order, page],
    queryFn: ({ signal }) =>
      call(
        usersDetailed,
        {
          query: {
            ...toQuery(filters),
            // Newest first is the server's own order.
            ...(sort === 'createdAt' && order === 'desc' ? {} : { sort, order }),
            limit: String(PAGE_SIZE),
            offset: String(page * PAGE_SIZE),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: still ? false : REFRESH_MS,
  });

export const usersCountQuery = (filters: UserFilters, still: boolean) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'count', filters],
    queryFn: ({ signal }) => call(usersCount, { query: toQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: still ? false : REFRESH_MS,
  });

/** Runs after any change of an account. */
export const refreshUsers = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: USERS_KEY });
