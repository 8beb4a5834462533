import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { PreparedStatement } from './prepared-statement.js';

describe('prepared statement', () => {
  it('numbers its values in the order in which they are given', () => {
    const { text, numbered } = new PreparedStatement(
      'n',
      z.object({}),
      'select a from b where c = ?::text and (d or ?) limit ?',
    );
    expect(numbered).toBe('select a from b where c = $1::text and (d or $2) limit $3');
    expect(text).toContain('c = ?::text');
  });

  it('restarts its numbers for each statement', () => {
    expect([1, 2].map((i) => new PreparedStatement(`n${i}`, z.object({}), 'select ?').numbered)).toEqual([
      'select $1',
      'select $1',
    ]);
  });
});
