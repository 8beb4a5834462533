import type { TableSpec } from '../drawing/drawing-spec.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText, moneyText, numberText } from '../numbers/number-text.js';
import {
  type FindSeries,
  type Term,
  findAskedPlace,
  findByRule,
  findEqualSteps,
  findGap,
  findInOneLine,
  findNamedPlaces,
  findNeighbours,
  findRepeats,
} from './pattern-terms.js';
import { type SolvedLine, cutExpression } from './solved-line.js';

/** Ways to read a pattern out of the lines, the surest first. */
const WAYS: readonly FindSeries[] = [
  findInOneLine,
  findRepeats,
  findAskedPlace,
  findNeighbours,
  findNamedPlaces,
  findEqualSteps,
  findByRule,
];

/** Columns that fit: all places up to so many, else the first two and the last ones. */
const chooseTerms = (terms: readonly Term[], most: number): readonly Term[] =>
  terms.length <= most ? terms : [...terms.slice(0, 2), ...terms.slice(2 - most)];

/** Places in a table; fewer where long numbers need the width. */
const MOST_PLACES = [5, 3] as const;

/**
 * The table of a pattern, the widest first: the places with their numbers, as far as the lines of the solution find them
 * or a step that is the same each time gives them. Empty where they find fewer than two.
 */
export function toPatternTables(lines: readonly SolvedLine[]): TableSpec[] {
  const gap = findGap(lines);
  if (gap) return [toGapTable(gap)];
  for (const find of WAYS) {
    const series = find(lines);
    if (!series) continue;
    const sorted = series.terms.toSorted((a, b) => a.place - b.place);
    if (sorted.length < 2 || sorted.some(({ value }) => value.compare(exact(0)) < 0)) continue;
    return MOST_PLACES.map((most) => toTable(lines, series.kind, series.row, chooseTerms(sorted, most)));
  }
  const rows = toSumRows(lines);
  return rows ? [rows] : [];
}

/** Numbers of a row with their differences; the lines do not tell whether the row rises or falls. */
const toGapTable = ({ numbers, by }: NonNullable<ReturnType<typeof findGap>>): TableSpec => ({
  kind: 'table',
  title: 'The pattern',
  header: ['Number', ...numbers.map(numberText)],
  rows: [['Difference', ...numbers.map((_, i) => (i === 0 ? '–' : numberText(by)))]],
});

/** Rows of number sentences: the first number and the answer of a known row and of the asked one. */
function toSumRows(lines: readonly SolvedLine[]): TableSpec | null {
  const sidesOf = (label: string): readonly Exact[] =>
    cutExpression(lines.find((line) => line.label === label)?.expression ?? '')?.sides.map(
      (side) => side.value,
    ) ?? [];
  const [next, by] = sidesOf('First number in the next row');
  const [nextFirst, added] = sidesOf('Answer in the next row');
  const [answer, firstAnswer] = sidesOf('More than in the 1st row');
  const [first, more] = sidesOf('First number');
  const columns: ReadonlyArray<readonly [string, Exact, Exact]> =
    next && by && nextFirst && added
      ? [
          ['last shown', next, next.add(added)],
          ['next', nextFirst, nextFirst.add(added)],
        ]
      : answer && firstAnswer && first && more
        ? [
            ['1st', first, firstAnswer],
            ['asked', first.add(more), answer],
          ]
        : [];
  if (columns.length === 0) return null;
  return {
    kind: 'table',
    title: 'The pattern',
    header: ['Row', ...columns.map(([name]) => name)],
    rows: [
      ['First number', ...columns.map(([, value]) => numberText(value))],
      ['Answer', ...columns.map(([, , value]) => numberText(value))],
    ],
  };
}

function toTable(
  lines: readonly SolvedLine[],
  kind: string,
  row: string,
  chosen: readonly Term[],
): TableSpec {
  const cells = (tell: (term: Term) => string): string[] =>
    chosen.flatMap((term, i) => {
      const before = chosen[i - 1];
      return before && term.place - before.place > 1 ? ['…', tell(term)] : [tell(term)];
    });
  const { result = '' } = lines.at(-1) ?? {};
  const write = result.startsWith('$')
    ? moneyText
    : /\d\/\d/.test(lines.map((line) => line.result).join(' '))
      ? fractionText
      : numberText;
  return {
    kind: 'table',
    title: 'The pattern',
    header: [kind, ...cells(({ place }) => String(place))],
    rows: [[row, ...cells(({ value }) => write(value))]],
  };
}
