import { describe, expect, it } from '@jest/globals';
import { NEWEST_FIRST, pressColumn, readAddress, toAddress } from './user-address.rules.js';

const read = (text: string) => readAddress(new URLSearchParams(text));

describe('the address of the list', () => {
  it('keeps filters, order and page, and leaves out defaults', () => {
    const text = 'search=tan&role=parent&status=inactive&sort=name&order=asc&page=3';
    expect(toAddress(read(text)).toString()).toBe(text);
    expect(toAddress(read('')).toString()).toBe('');
    expect(read(text)).toEqual({
      filters: { search: 'tan', role: 'parent', status: 'inactive' },
      order: { sort: 'name', order: 'asc' },
      page: 2,
    });
  });

  it('reads a value that means nothing as the usual one', () => {
    expect(read('role=king&status=x&sort=age&order=up&page=-4')).toEqual(read(''));
    expect(read('page=abc').page).toBe(0);
  });
});

it('pressColumn turns a column round, and begins names at A and days at the newest', () => {
  expect(pressColumn(NEWEST_FIRST, 'createdAt')).toEqual({ sort: 'createdAt', order: 'asc' });
  expect(pressColumn(NEWEST_FIRST, 'name')).toEqual({ sort: 'name', order: 'asc' });
  expect(pressColumn({ sort: 'name', order: 'asc' }, 'lastActive')).toEqual({
    sort: 'lastActive',
    order: 'desc',
  });
});
