import type { ErasedPerson, ErasureStep } from '../database/erasure-plan.js';

interface Statement {
  sql: string;
  params: string[];
}

/** Returns the statement of one step; `nobody` is the id that replaces the person's. */
export function toStatement(step: ErasureStep, person: ErasedPerson, nobody: string): Statement {
  const { table, column, action } = step;
  const { sql: match, params } = toMatch(step, person);
  const condition = step.where ? `${match} and (${step.where})` : match;
  if (action === 'delete') return { sql: `delete from ${table} where ${condition}`, params };
  if (action === 'empty') return { sql: `update ${table} set ${column} = null where ${condition}`, params };
  if (step.holds === 'json')
    return {
      sql: `update ${table} set ${column} = replace(${column}::text, ?, ?)::jsonb where ${condition}`,
      params: [person.userId, nobody, ...params],
    };
  return { sql: `update ${table} set ${column} = ? where ${condition}`, params: [nobody, ...params] };
}

function toMatch({ column, holds }: ErasureStep, { userId, submissionIds }: ErasedPerson): Statement {
  if (holds === 'submission')
    return { sql: `${column} = any (?::uuid[])`, params: [`{${submissionIds.join(',')}}`] };
  if (holds === 'json') return { sql: `${column}::text like '%' || ?::text || '%'`, params: [userId] };
  if (holds)
    return {
      sql: `${column} in (select id from ${holds.table} where ${holds.column} = ?)`,
      params: [userId],
    };
  return { sql: `${column} = ?`, params: [userId] };
}
