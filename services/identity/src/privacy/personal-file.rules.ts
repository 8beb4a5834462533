import { toCsv } from '@sumfox/contracts/csv';
import type { PersonalData } from '@sumfox/contracts/identity/privacy.calls';
import { type Zippable, strToU8, zipSync } from 'fflate';

/** Most bytes of drawings in one file; the rest goes into a further file. */
export const MAX_DRAWINGS_BYTES = 20 * 1024 * 1024;

/** A drawing as stored. */
export interface NamedDrawing {
  name: string;
  png: Uint8Array;
}

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

/**
 * The tables, the history of edits once more for a spreadsheet, and the drawings as files; a further file has
 * drawings alone.
 */
export function toZipFile(tables: Tables | null, drawings: readonly NamedDrawing[]): Uint8Array {
  const files: Zippable = {};
  if (tables) {
    files['data.json'] = strToU8(toJsonFile(tables));
    files['history.csv'] = strToU8(toTable(tables.history ?? []));
  }
  // A PNG is packed already.
  for (const { name, png } of drawings) files[`drawings/${name}.png`] = [png, { level: 0 }];
  return zipSync(files);
}

/** A line for each row under the names of its fields. */
function toTable(rows: Tables[string]): string {
  return toCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}
