import type { PersonalData } from '@product/contracts/identity/privacy.calls';

type Tables = PersonalData['tables'];
type Value = Tables[string][number][string];

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The same for a person to read and for a program. */
export function toJsonFile(tables: Tables): string {
  return `${JSON.stringify(tables, null, 2)}\n`;
}

/** One line for each value: table, row, field and value; text that looks like a formula gets an apostrophe. */
export function toCsvFile(tables: Tables): string {
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, value]) => [table, String(index + 1), field, toCell(value)]),
    ),
  );
  return `${BYTE_ORDER_MARK}${[['table', 'row', 'field', 'value'], ...lines].map(toLine).join('\r\n')}\r\n`;
}

function toCell(value: Value): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  return FORMULA.test(value) ? `'${value}` : value;
}

function toLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
