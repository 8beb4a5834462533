import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { markPrepared, prepareMarked, prepareNothing, preparedNameOf } from './prepared-text.js';

describe('markPrepared', () => {
  it('gives one name to one text, and another to another', () => {
    const name = preparedNameOf(markPrepared('select 1'));
    expect(name).toMatch(/^[\w-]{20,}$/);
    expect(preparedNameOf(markPrepared('select 1'))).toBe(name);
    expect(preparedNameOf(markPrepared('select 2'))).not.toBe(name);
    expect(preparedNameOf('select 1')).toBeNull();
  });
});

describe('prepareMarked', () => {
  it('names marked statements alone, and passes all else on unchanged', () => {
    const asked: unknown[][] = [];
    const client = { query: (...args: unknown[]) => void asked.push(args) };
    const pool = new EventEmitter();
    prepareMarked(pool as unknown as Pool);
    pool.emit('connect', client);
    const marked = markPrepared('select $1');
    const callback = () => undefined;
    client.query(marked, [1]);
    client.query(marked, [2], callback);
    client.query('begin', undefined);
    client.query({ text: 'select 1' }, callback);
    const name = preparedNameOf(marked);
    expect(asked).toEqual([
      [{ name, text: marked, values: [1] }],
      [{ name, text: marked, values: [2] }, callback],
      ['begin', undefined],
      [{ text: 'select 1' }, callback],
    ]);
  });
});

describe('prepareNothing', () => {
  it('takes the name off a statement, and passes all else on unchanged', () => {
    const asked: unknown[][] = [];
    const client = { query: (...args: unknown[]) => void asked.push(args) };
    const pool = new EventEmitter();
    prepareNothing(pool as unknown as Pool);
    pool.emit('connect', client);
    const callback = () => undefined;
    client.query({ name: 'find', text: 'select $1', values: [1] }, callback);
    client.query(markPrepared('select 1'), [2]);
    expect(asked).toEqual([
      [{ text: 'select $1', values: [1] }, callback],
      [markPrepared('select 1'), [2]],
    ]);
  });
});
