import { describe, expect, it } from '@jest/globals';
import { toStatement } from './erasure.rules.js';

const PERSON = { userId: 'u1', submissionIds: ['s1', 's2'] };
const build = (step: Parameters<typeof toStatement>[0]) => toStatement(step, PERSON, 'nobody');

describe('toStatement', () => {
  it('deletes rows that name the person', () => {
    expect(build({ table: 'papers', column: 'pupil_id', action: 'delete' })).toEqual({
      sql: 'delete from papers where pupil_id = ?',
      params: ['u1'],
    });
  });

  it("deletes rows that belong to another table's rows of the person", () => {
    const holds = { table: 'papers', column: 'pupil_id' };
    expect(build({ table: 'checks', column: 'paper_id', holds, action: 'delete' })).toEqual({
      sql: 'delete from checks where paper_id in (select id from papers where pupil_id = ?)',
      params: ['u1'],
    });
  });

  it("deletes rows of the person's submissions", () => {
    expect(build({ table: 'marks', column: 'submission_id', holds: 'submission', action: 'delete' })).toEqual(
      {
        sql: 'delete from marks where submission_id = any (?::uuid[])',
        params: ['{s1,s2}'],
      },
    );
  });

  it('skips rows that do not meet the condition', () => {
    const where = 'not is_shared or is_old';
    expect(build({ table: 'topics', column: 'owner_id', where, action: 'delete' }).sql).toBe(
      'delete from topics where owner_id = ? and (not is_shared or is_old)',
    );
  });

  it('empties the column', () => {
    expect(build({ table: 'topics', column: 'owner_id', action: 'empty' })).toEqual({
      sql: 'update topics set owner_id = null where owner_id = ?',
      params: ['u1'],
    });
  });

  it("replaces the person's id by the random id, in a column and within JSON", () => {
    expect(build({ table: 'days', column: 'person_id', action: 'replace' })).toEqual({
      sql: 'update days set person_id = ? where person_id = ?',
      params: ['nobody', 'u1'],
    });
    expect(build({ table: 'events', column: 'data', holds: 'json', action: 'replace' })).toEqual({
      sql: `update events set data = replace(data::text, ?, ?)::jsonb where data::text like '%' || ?::text || '%'`,
      params: ['u1', 'nobody', 'u1'],
    });
  });
});
