import type { ServiceDatabase } from '../database/service-database.js';

/** Columns that name a person, in all services. */
const PERSON_COLUMNS = ['pupil_id', 'account_id', 'owner_id', 'person_id'];

/** Lists the differences between a service's entities and its erasure plan; for tests. */
export interface ErasureGaps {
  /** Tables with a column that names a person, which no step visits. */
  missed: string[];
  /** Steps for a table or column without an entity. */
  unknown: string[];
}

/** Compares the erasure plan of a service with its entities. `more` are columns that name a person there besides. */
export function findErasureGaps(
  { entities, erasure }: ServiceDatabase,
  more: readonly string[] = [],
): ErasureGaps {
  const columns = new Map(
    entities.map(({ meta }) => [meta.tableName, Object.keys(meta.properties).map(toSnakeCase)]),
  );
  const steps = erasure?.steps ?? [];
  const personal = [...PERSON_COLUMNS, ...more];
  return {
    missed: [...columns]
      .filter(
        ([table, own]) =>
          own.some((name) => personal.includes(name)) && !steps.some((s) => s.table === table),
      )
      .map(([table]) => table),
    unknown: steps
      .filter(({ table, column }) => !columns.get(table)?.includes(column))
      .map(({ table, column }) => `${table}.${column}`),
  };
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
