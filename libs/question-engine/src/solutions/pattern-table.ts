import type { TableSpec } from '../drawing/drawing-spec.js';
import { type Exact, exact } from '../numbers/exact.js';
import { fractionText, moneyText, numberText } from '../numbers/number-text.js';
import { type SolvedLine, cutExpression } from './solved-line.js';

const PLACE =
  /\b(Day|Week|Month|Figure|Row|Solid|Circle|Turn|Number|Ring|push|turn) (\d+)\b|\b(\d+)(?:st|nd|rd|th) (?:number|row|shape|term|turn|push)\b/i;

interface Term {
  place: number;
  value: Exact;
}

interface FoundTerm extends Term {
  kind: string;
  owner: string;
}

/** Which place a line finds the number of: `Day 4: …`, `Ali's stickers on Day 9: …`. */
function readTerm({ label, value }: SolvedLine): FoundTerm | null {
  const match = PLACE.exec(label);
  if (
    !match ||
    /\b(?:to|after|more|from|before|larger|until)\b/i.test(label.replace(/^After (?=push|turn|the \d)/, ''))
  )
    return null;
  const kind = match[1] ?? 'Place';
  return {
    kind: kind.charAt(0).toUpperCase() + kind.slice(1),
    place: Number(match[2] ?? match[3]),
    value,
    owner: ownerOf(label),
  };
}

/** What a line says of the step: how much the number grows or falls each time, and who it is of. */
interface Step {
  by: Exact;
  owner: string;
  /** First and second number, where the line finds their difference; null where it divides a longer way. */
  from: { first: Exact; second: Exact } | null;
}

const STEP =
  /\b(?:each (?:step|day|week|month|time|figure|row|push|turn)|each turn|one turn|step|how many fewer)\b/i;

const ownerOf = (label: string): string => /^(.+?)'s? /.exec(label)?.[1] ?? '';

/** `Increase each day: 123 − 90 = 33`, or `Ali's increase each day: 120 ÷ 4 = 30`. */
function readStep(lines: readonly SolvedLine[]): Step | null {
  const line = lines.find(({ label }) => STEP.test(label) && !/number of/i.test(label));
  const cut = line && cutExpression(line.expression);
  const [left, right, ...others] = cut?.sides ?? [];
  if (!line || !left || !right || others.length > 0) return null;
  const falls = /\b(?:less|fewer|fall|decrease)/i.test(line.label);
  const from = falls
    ? { first: left.value, second: right.value }
    : { first: right.value, second: left.value };
  return {
    by: falls ? line.value.neg() : line.value,
    owner: ownerOf(line.label),
    from: cut?.signs[0] === '−' ? from : null,
  };
}

/** The place that the last line finds, with the number there: `Row: 6 + 1 = 7` for one that is told. */
function readAskedPlace(
  lines: readonly SolvedLine[],
  { first, second }: NonNullable<Step['from']>,
): Term | null {
  const last = lines.at(-1);
  if (!last || !/^(?:Row|Day|Week|Month|Number of (?:the )?\p{L}+)$/u.test(last.label)) return null;
  const value = first.add(second.sub(first).mul(last.value.sub(1)));
  const isTold = lines.some(({ expression }) =>
    cutExpression(expression)?.sides.some((side) => side.value.equals(value)),
  );
  return isTold ? { place: Number(last.value.valueOf()), value } : null;
}

/** Columns that fit: all places up to five, else the first two, the one before the last, and the last. */
function chooseTerms(terms: readonly Term[]): readonly Term[] {
  return terms.length <= 5 ? terms : [...terms.slice(0, 2), ...terms.slice(-3)];
}

/**
 * The table of a pattern: the places with their numbers, as far as the lines of the solution find them or a step that is
 * the same each time gives them. Null where they find fewer than two.
 */
export function toPatternTable(lines: readonly SolvedLine[]): TableSpec | null {
  const found = lines.flatMap((line) => readTerm(line) ?? []);
  const kind = found[0]?.kind ?? /^(?:Row|Day|Week|Month)$/.exec(lines.at(-1)?.label ?? '')?.[0] ?? 'Place';
  const terms = new Map(found.filter((term) => term.kind === kind).map(({ place, value }) => [place, value]));
  const step = readStep(lines);
  const last = found.findLast(({ owner }) => step && (owner === step.owner || step.owner === ''));
  if (step && last) {
    const valueAt = (place: number): Exact => last.value.sub(step.by.mul(last.place - place));
    // Another number of the lines must lie on the same way.
    const isSteady = Array.from({ length: Math.min(last.place - 1, 40) }, (_, i) => valueAt(i + 1)).some(
      (value) =>
        lines.some(({ expression }) =>
          cutExpression(expression)?.sides.some((side) => side.value.equals(value)),
        ),
    );
    if (isSteady) {
      for (const { place, owner } of found) if (owner !== last.owner) terms.delete(place);
      for (const place of [1, 2, last.place - 1, last.place]) if (place > 0) terms.set(place, valueAt(place));
    }
  }
  const from = step?.from;
  const asked = from && readAskedPlace(lines, from);
  if (from && asked)
    for (const term of [{ place: 1, value: from.first }, { place: 2, value: from.second }, asked])
      terms.set(term.place, term.value);
  const sorted = [...terms].map(([place, value]) => ({ place, value })).toSorted((a, b) => a.place - b.place);
  if (sorted.length < 2 || sorted.some(({ value }) => value.compare(exact(0)) < 0)) return null;
  const chosen = chooseTerms(sorted);
  const gap = chosen.findIndex(({ place }, i) => i > 0 && place - (chosen[i - 1]?.place ?? 0) > 1);
  const cells = (tell: (term: Term) => string): string[] =>
    chosen.flatMap((term, i) => (i === gap ? ['…', tell(term)] : [tell(term)]));
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
    rows: [['Value', ...cells(({ value }) => write(value))]],
  };
}
