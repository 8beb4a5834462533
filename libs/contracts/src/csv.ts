/** One value of a table. */
export type CsvCell = string | number | boolean | null;

/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe before it, because names
 * are chosen by strangers; numbers stay numbers, null is an empty cell, an empty row an empty line.
 */
export function toCsv(rows: ReadonlyArray<readonly CsvCell[]>): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: CsvCell): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
