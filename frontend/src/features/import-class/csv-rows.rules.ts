import { CLASS_ROWS, type ClassRow } from '@sumfox/contracts/identity/class-import.endpoints';
import { IMPORT_CLASS } from './import-class.messages.js';

/** The cells of a line of CSV: commas or semicolons between them, quotes around what holds one. */
function toCells(line: string): string[] {
  const separator = !line.includes(',') && line.includes(';') ? ';' : ',';
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

/**
 * The rows of a class list: name, username, grade. A first line that names the columns sets their order; empty lines
 * are left out.
 */
export function toClassRows(text: string): { rows: ClassRow[] } | { fault: string } {
  const t = IMPORT_CLASS.get();
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map(toCells);
  const titles = lines[0]?.map((title) => title.toLowerCase()) ?? [];
  const hasTitles = titles.includes('username');
  const order = hasTitles
    ? ['name', 'username', 'grade'].map((title) => titles.findIndex((each) => each.startsWith(title)))
    : [0, 1, 2];
  if (order.includes(-1)) return { fault: t.threeColumns };
  const rows = lines.slice(hasTitles ? 1 : 0).map((cells) => {
    const [name = '', username = '', grade = ''] = order.map((at) => cells[at]);
    return { name: name.slice(0, 200), username: username.slice(0, 200), grade: grade.slice(0, 40) };
  });
  if (rows.length === 0) return { fault: t.noRows };
  if (rows.length > CLASS_ROWS) return { fault: t.tooManyRows({ most: CLASS_ROWS }) };
  return { rows };
}
