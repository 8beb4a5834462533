import { describe, expect, it } from '@jest/globals';
import { database } from '../database.js';
import { BY_PAPER, BY_PUPIL } from './erasure.statements.js';

/** Tables that are about a pupil, as their entities say. */
const personal = database.entities
  .map(({ meta }) => ({ table: meta.tableName, properties: Object.keys(meta.properties) }))
  .filter(({ properties }) => properties.some((name) => ['paperId', 'pupilId'].includes(name)));

const isIn = (tables: readonly string[], table: string) => tables.includes(table);

describe('erasing a pupil', () => {
  it('forgets no table that is about a paper or a pupil', () => {
    expect(personal.map(({ table }) => table).sort()).toEqual([...BY_PAPER, ...BY_PUPIL].sort());
    for (const { table, properties } of personal)
      expect([table, properties.includes(isIn(BY_PUPIL, table) ? 'pupilId' : 'paperId')]).toEqual([
        table,
        true,
      ]);
  });
});
