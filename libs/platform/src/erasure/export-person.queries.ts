import * as z from 'zod/mini';
import type { EntityManager } from '../database/database.js';
import { type BoundValue, readRows } from '../database/statements.js';

/** Exported data of a person by table: the statement that reads it; all statements take the same values. */
export type ExportedTables = Readonly<Record<string, string>>;

const RowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
type ExportedRow = z.output<typeof RowSchema>;

/**
 * Reads what is kept of a person, table by table.
 * @param values what each statement is given, such as the person's id
 */
export async function exportPerson(
  em: EntityManager,
  tables: ExportedTables,
  values: readonly BoundValue[],
): Promise<Record<string, ExportedRow[]>> {
  const exported: Record<string, ExportedRow[]> = {};
  for (const [name, statement] of Object.entries(tables))
    // SQL: one executor for what every feature exports; texts for readers are made of columns, joins and JSON.
    exported[name] = await readRows(em, RowSchema, statement, values);
  return exported;
}
