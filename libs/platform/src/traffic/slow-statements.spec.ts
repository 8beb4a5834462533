import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { SlowStatements } from './slow-statements.js';

const MINUTE = 60_000;

describe('SlowStatements', () => {
  it('counts slow statements, and names the slowest without their values', () => {
    const slow = new SlowStatements();
    slow.note("select * from papers where name = 'Mei Tan'", 250);
    slow.note("select * from papers where name = 'Jun Lim'", 900);
    slow.note('select 1', 199);
    expect(slow.count).toBe(2);
    expect(slow.listSlowest()).toEqual([{ shape: 'select * from papers where name = ?', durationMs: 900 }]);
  });

  it('names three at most, the slowest first, and forgets after ten minutes', () => {
    const slow = new SlowStatements();
    for (const [table, ms] of [
      ['a', 300],
      ['b', 500],
      ['c', 400],
      ['d', 250],
    ] as const)
      slow.note(`select x from ${table}`, ms, 0);
    expect(slow.listSlowest(MINUTE).map(({ durationMs }) => durationMs)).toEqual([500, 400, 300]);
    expect(slow.listSlowest(11 * MINUTE)).toEqual([]);
    expect(slow.count).toBe(4);
  });

  it.each([
    ['a promise', (query: Query) => query('select 1')],
    ['a callback', (query: Query) => new Promise((resolve) => void query({ text: 'select 1' }, resolve))],
  ])('watch times a statement that answers by %s and passes its outcome on', async (_what, ask) => {
    const noted: string[] = [];
    const slow = new SlowStatements();
    slow.note = (text) => void noted.push(text);
    const pool = new EventEmitter();
    slow.watch(pool as unknown as Pool);
    const client = {
      query: (_text: unknown, done?: (rows: string) => void) =>
        done ? done('rows') : Promise.resolve('rows'),
    };
    pool.emit('connect', client);
    expect(await ask(client.query as Query)).toBe('rows');
    expect(noted).toEqual(['select 1']);
  });
});

type Query = (text: unknown, done?: (rows: string) => void) => unknown;
