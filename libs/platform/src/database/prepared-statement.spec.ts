import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { PreparedStatement } from './prepared-statement.js';

describe('prepared statement', () => {
  it('numbers its values in the order in which they are given', () => {
    const { text, marked } = new PreparedStatement(
      'n',
      z.object({}),
      'select a from b where c = ?::text and (d or ?) limit ?',
    );
    expect(marked).toBe('/* prepared n */ select a from b where c = $1::text and (d or $2) limit $3');
    expect(text).toContain('c = ?::text');
  });

  it('restarts its numbers for each statement', () => {
    expect([1, 2].map((i) => new PreparedStatement(`n${i}`, z.object({}), 'select ?').marked)).toEqual([
      '/* prepared n1 */ select $1',
      '/* prepared n2 */ select $1',
    ]);
  });
});
