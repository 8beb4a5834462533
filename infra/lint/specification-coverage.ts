import path from 'node:path';
import { readTextFiles, type TextFile } from './source-text.ts';

const COVERAGE = 'docs/specification/coverage.md';
const DEVIATIONS = 'docs/specification/deviations.md';
/** A file of tests, as the table may name it. */
const TEST_FILE = /\.(?:spec\.tsx?|e2e\.ts)$/;
/** The first cell of a row of each table. */
const SECTION = /^[AB]\d+(?:\.\d+)*$/;
const DEVIATION_ID = /^D\d+$/;
const TEST = /^`([^`]+)`: (.+)$/s;
/** Cells of a row of deviations. */
const DEVIATION_CELLS = 5;

/** The table, the list of deviations, and all files of tests. */
export interface Coverage {
  coverage: string;
  deviations: string;
  tests: readonly TextFile[];
}

/** The cells of each row of a text's tables with a fitting first cell. */
function listRows(text: string, first: RegExp): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([cell = '']) => first.test(cell));
}

/** What a cell names: tests, each as file and title, and deviations. Titles may hold semicolons. */
function listReferences(cell: string): string[] {
  return cell
    .split(/; (?=`|D\d+(?:;|$))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A title as a whole literal of a source; quotes in it may be escaped there. */
function holdsTitle(text: string, title: string): boolean {
  const source = text.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

function findTestFault(file: string, title: string, tests: readonly TextFile[]): string | null {
  const found = tests.filter((test) => test.file === file || test.file.endsWith(`/${file}`));
  const [test] = found;
  if (!test) return `names ${file}, which is no file of tests`;
  if (found.length > 1) return `names ${file}, which ${found.length} files are called`;
  return holdsTitle(test.text, title) ? null : `names "${title}", which no test of ${file} is called`;
}

function findRowFaults(cells: readonly string[], ids: ReadonlySet<string>, { tests }: Coverage): string[] {
  const [section, sentence = '', heldBy = ''] = cells;
  const references = listReferences(heldBy);
  if (cells.length !== 3 || sentence === '' || references.length === 0)
    return [`${COVERAGE}  ${section}: "${sentence}" has an empty cell or a wrong number of them`];
  const faults = references.map((reference) => {
    if (DEVIATION_ID.test(reference))
      return ids.has(reference) ? null : `names ${reference}, which is no deviation`;
    const [, file, title] = TEST.exec(reference) ?? [];
    return file !== undefined && title !== undefined
      ? findTestFault(file, title, tests)
      : `has "${reference}", which is neither a test nor a deviation`;
  });
  return faults.flatMap((fault) =>
    fault === null ? [] : [`${COVERAGE}  ${section} "${sentence}" ${fault}`],
  );
}

/** Statements of the specification without a test that exists or a listed deviation, and deviations that none names. */
export function findCoverageFaults(given: Coverage): string[] {
  const rows = listRows(given.coverage, SECTION);
  const deviations = listRows(given.deviations, DEVIATION_ID);
  const ids = deviations.map(([id = '']) => id);
  const named = new Set(rows.flatMap(([, , heldBy = '']) => listReferences(heldBy)));
  return [
    ...(rows.length === 0 ? [`${COVERAGE}  has no rows`] : []),
    ...rows.flatMap((cells) => findRowFaults(cells, new Set(ids), given)),
    ...deviations
      .filter((cells) => cells.length !== DEVIATION_CELLS || cells.includes(''))
      .map(([id]) => `${DEVIATIONS}  ${id} has an empty cell or a wrong number of them`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${DEVIATIONS}  ${id} stands twice`),
    ...ids
      .filter((id) => !named.has(id))
      .map((id) => `${DEVIATIONS}  ${id} is named by no row of ${COVERAGE}`),
  ];
}

/** The faults of the repository's table. */
export async function findSpecificationProblems(): Promise<string[]> {
  const files = readTextFiles();
  const read = (wanted: string): string => files.find(({ file }) => file === wanted)?.text ?? '';
  return findCoverageFaults({
    coverage: read(COVERAGE),
    deviations: read(DEVIATIONS),
    tests: files.filter(({ file }) => TEST_FILE.test(path.posix.basename(file))),
  });
}
