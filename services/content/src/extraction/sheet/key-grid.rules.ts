import type { Figure } from './figures.rules.js';
import type { Row, Segment } from './page-rows.rules.js';

const COUNT = /^(?:q(?:n|uestion)?\.?\s*)?(\d{1,3})[.)]?$/i;
const LABEL_OF_NUMBERS = /^(?:q(?:n|ns|uestions?)?|nos?|numbers?)\b[\s.:]*(?:no\.?)?$/i;
const LABEL_OF_MARKS = /^marks?\b[\s.:]*$/i;
const LABEL_OF_ANSWERS = /^(?:ans(?:wers?)?|key)\b[\s.:]*$/i;

/** Whether a grid holds numbers over their answers, or numbers beside them under headings. */
export function isKeyGrid(figure: Figure, rows: readonly Row[]): boolean {
  const inside = rows
    .flat()
    .filter(
      ({ left, right, y }) =>
        left >= figure.left - 2 && right <= figure.right + 40 && y > figure.top && y < figure.bottom,
    );
  return (
    inside.some(({ text }) => LABEL_OF_ANSWERS.test(text)) ||
    inside.filter(({ text }) => /^\d{1,3}[.)]?\t/.test(text)).length >= 2
  );
}

/** A key in a grid becomes a row for each number with its answer, whether the answers stand below or beside. */
export function joinKeyRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const table = readTable(rows, at);
    if (table) {
      joined.push(...table.rows);
      at = table.end - 1;
      continue;
    }
    const [row, below] = [rows[at] ?? [], rows[at + 1] ?? []];
    const numbers = readNumbers(row);
    const answers = below.filter(({ text }) => !LABEL_OF_ANSWERS.test(text));
    const isLabelled =
      LABEL_OF_ANSWERS.test(below[0]?.text ?? '') || LABEL_OF_NUMBERS.test(row[0]?.text ?? '');
    if (numbers.length < 2 || !isLabelled || answers.length > numbers.length) {
      joined.push(row);
      continue;
    }
    const step = (numbers[1]?.left ?? 0) - (numbers[0]?.left ?? 0);
    for (const number of numbers) {
      const own = answers.find(({ left }) => Math.abs(left - number.left) < step / 2);
      if (own)
        joined.push([
          {
            ...number,
            text: `${COUNT.exec(number.text)?.[1] ?? ''}.\t${own.text}`,
            left: numbers[0]?.left ?? 0,
            right: own.right,
          },
        ]);
    }
    at += 1;
  }
  return joined;
}

/** The numbers of a row that ascend by one; empty for any other row. */
function readNumbers(row: Row): Segment[] {
  const own = row.filter(({ text }) => !LABEL_OF_NUMBERS.test(text));
  const numbers = own.map(({ text }) => Number(COUNT.exec(text)?.[1] ?? Number.NaN));
  return numbers.every((number, at) => (at === 0 ? number > 0 : number === (numbers[at - 1] ?? 0) + 1))
    ? own
    : [];
}

/** A column of a table that has headings. */
interface Column {
  readonly kind: 'number' | 'answer' | 'marks';
  readonly left: number;
}

/** Cells begin at most so far left of their heading, in points. */
const CELL_EDGE = 12;

/** The rows of a table headed `No. Answer`, once or several times beside each other, from a row on; null for others. */
function readTable(rows: readonly Row[], from: number): { rows: Row[]; end: number } | null {
  const columns = (rows[from] ?? []).map(({ text, left }): Column | null =>
    LABEL_OF_NUMBERS.test(text.trim())
      ? { kind: 'number', left }
      : LABEL_OF_ANSWERS.test(text.trim())
        ? { kind: 'answer', left }
        : LABEL_OF_MARKS.test(text.trim())
          ? { kind: 'marks', left }
          : null,
  );
  if (columns.length < 2 || columns.some((column) => column === null)) return null;
  const known = columns.filter((column) => column !== null);
  if (known[0]?.kind !== 'number' || !known.some(({ kind }) => kind === 'answer')) return null;
  const groups = new Map<number, Segment[]>();
  let end = from + 1;
  for (; end < rows.length; end += 1) {
    const row = rows[end] ?? [];
    if (!row.some(({ text }) => COUNT.test(text.trim()))) break;
    readTableRow(row, known, groups);
  }
  return end === from + 1 ? null : { rows: [...groups.values()].flat().map((segment) => [segment]), end };
}

/** Adds each number of a row with the answer beside it to the group of its columns. */
function readTableRow(row: Row, columns: readonly Column[], groups: Map<number, Segment[]>): void {
  let open: { number: Segment; group: number } | null = null;
  for (const segment of row) {
    const at = columns.findLastIndex(({ left }) => segment.left >= left - CELL_EDGE);
    const kind = columns[at]?.kind;
    if (kind === 'number') open = COUNT.test(segment.text.trim()) ? { number: segment, group: at } : null;
    if (kind !== 'answer' || !open) continue;
    const left = columns[0]?.left ?? 0;
    const text = `${COUNT.exec(open.number.text.trim())?.[1] ?? ''}.\t${segment.text}`;
    groups.set(open.group, [...(groups.get(open.group) ?? []), { ...segment, text, left }]);
    open = null;
  }
}
