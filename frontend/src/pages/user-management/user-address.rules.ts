import { USER_SORTS, type UserSort } from '@sumfox/contracts/identity/admin.endpoints';
import { NO_FILTERS, type UserFilters, type UserOrder } from '../../entities/user/index.js';

/** What the address keeps of the list: filters, order and page. */
export interface UserListState {
  filters: UserFilters;
  order: UserOrder;
  /** From 0. */
  page: number;
}

export const NEWEST_FIRST: UserOrder = { sort: 'createdAt', order: 'desc' };

/** Reads the address; a value that means nothing is the usual one. */
export function readAddress(search: URLSearchParams): UserListState {
  const role = (['admin', 'parent', 'child'] as const).find((each) => each === search.get('role')) ?? '';
  const status = (['active', 'inactive'] as const).find((each) => each === search.get('status')) ?? '';
  const sort = USER_SORTS.find((each) => each === search.get('sort')) ?? NEWEST_FIRST.sort;
  const page = Number(search.get('page') ?? 1) - 1;
  return {
    filters: { ...NO_FILTERS, search: (search.get('search') ?? '').slice(0, 100), role, status },
    order: { sort, order: search.get('order') === 'asc' ? 'asc' : 'desc' },
    page: Number.isInteger(page) && page > 0 ? page : 0,
  };
}

/** The address of a state, without what is usual. */
export function toAddress({ filters, order, page }: UserListState): URLSearchParams {
  const values = {
    search: filters.search,
    role: filters.role,
    status: filters.status,
    sort: order.sort === NEWEST_FIRST.sort ? '' : order.sort,
    order: order.order === NEWEST_FIRST.order ? '' : order.order,
    page: page === 0 ? '' : String(page + 1),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** The order after a press on a column: the other way round, or names from A and days from the newest. */
export function pressColumn({ sort, order }: UserOrder, column: UserSort): UserOrder {
  if (sort === column) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'createdAt' || column === 'lastActive' ? 'desc' : 'asc' };
}
