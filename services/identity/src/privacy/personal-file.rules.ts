import { toCsv } from '@sumfox/contracts/csv';
import type { PersonalData } from '@sumfox/contracts/identity/privacy.calls';

type Tables = PersonalData['tables'];

/** The same for a person to read and for a program. */
export function toJsonFile(tables: Tables): string {
  return `${JSON.stringify(tables, null, 2)}\n`;
}

/** One line for each value: table, row, field and value. */
export function toCsvFile(tables: Tables): string {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => [table, index + 1, field, value]),
    ),
  );
  return toCsv([['table', 'row', 'field', 'value'], ...lines]);
}
