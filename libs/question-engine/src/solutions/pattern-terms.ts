import { capital } from '../core/people.js';
import { findWorkedValue } from '../lines/written-numbers.js';
import { type Exact, exact } from '../numbers/exact.js';
import { type CutExpression, type SolvedLine, cutExpression } from './solved-line.js';

/** A place of a pattern and the number there. */
export interface Term {
  place: number;
  value: Exact;
}

/** Numbers of one pattern by their places: what the places are called, and what the numbers are. */
export interface Series {
  kind: string;
  row: string;
  terms: readonly Term[];
}

export type FindSeries = (lines: readonly SolvedLine[]) => Series | null;

const PLACE =
  /\b(?!Line\b)([A-Z]\p{Ll}+|push|turn) (\d+)\b|\b(\d+)(?:st|nd|rd|th) (?:number|row|shape|term|turn|push)\b/u;

/** Labels that speak of a way between places, not of the number at one. */
const BETWEEN = /\b(?:to|after|more|from|before|larger|until|in the|since|difference|total|twice)\b/i;

interface FoundTerm extends Term {
  kind: string;
  owner: string;
  cut: CutExpression | null;
}

const ownerOf = (label: string): string => /^(.+?)'s? /.exec(label)?.[1] ?? '';

/** Which place a line finds the number of: `Day 4: …`, `Ali's stickers on Day 9: …`, `After 4 minutes: …`. */
function readTerm({ label, value, expression }: SolvedLine): FoundTerm | null {
  const cut = cutExpression(expression);
  const [, many = '', counted = ''] = /^(?:After|On|In|For|With) (\d+) (\p{Ll}+)$/u.exec(label) ?? [];
  if (many !== '') return { kind: capital(counted), place: Number(many), value, owner: '', cut };
  const match = PLACE.exec(label);
  if (!match || BETWEEN.test(label.replace(/^After (?=push|turn|the \d)/, ''))) return null;
  return {
    kind: capital(match[1] ?? 'Place'),
    place: Number(match[2] ?? match[3]),
    value,
    owner: ownerOf(label),
    cut,
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

/** `Increase each day: 123 − 90 = 33`, or `Ali's increase each day: 120 ÷ 4 = 30`. */
function readStep(lines: readonly SolvedLine[]): Step | null {
  const line = lines.find(({ label }) => STEP.test(label) && !/number of|steps/i.test(label));
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

const toTerms = (places: ReadonlyMap<number, Exact>): Term[] =>
  [...places].map(([place, value]) => ({ place, value }));

/** Places beyond the found ones up to which a number of the lines may lie on the way. */
const FURTHEST = 40;

/** Whether another number of the lines lies on the way of equal steps through a term. */
function isSteady(lines: readonly SolvedLine[], { place, value }: Term, by: Exact): boolean {
  const places = Array.from({ length: Math.max(place, 3) + 1 }, (_, i) => i + 1);
  const isWritten = (wanted: Exact): boolean =>
    lines.some(({ expression }) =>
      cutExpression(expression)?.sides.some((side) => side.value.equals(wanted)),
    );
  return place <= FURTHEST && places.some((at) => at !== place && isWritten(value.sub(by.mul(place - at))));
}

/** Doubling and halving: `Day 2: 5 × 2` comes from Day 1, `Day 2: 28 ÷ 2` from Day 3. */
const DOUBLING: Readonly<Record<string, number>> = { '×': -1, '÷': 1 };

/**
 * The number that the first found one was made from, at the place before it (or behind it, going back): where the next
 * one is made from it in turn, or by what is known to be added. Null where the line is another sum.
 */
function findBase(found: readonly FoundTerm[], known: readonly Exact[]): Term | null {
  const [first, second] = found;
  const [left, right, ...others] = first?.cut?.sides ?? [];
  const sign = first?.cut?.signs[0] ?? '';
  if (!first || !left || !right || others.length > 0) return null;
  const doubling = DOUBLING[sign];
  if (doubling !== undefined)
    return right.value.equals(2) && first.place + doubling > 0
      ? { place: first.place + doubling, value: left.value }
      : null;
  const isChain =
    second !== undefined &&
    Math.abs(second.place - first.place) === 1 &&
    (second.cut?.sides[0]?.value.equals(first.value) ?? false);
  if (!isChain && !known.some((by) => by.equals(right.value))) return null;
  const isBackwards = second !== undefined && second.place < first.place;
  return { place: first.place + (isBackwards ? 1 : -1), value: left.value };
}

/** `First increase: 120 − 80`, `Second increase: 180 − 120`: the numbers at the first places. */
function listIncreases(lines: readonly SolvedLine[]): Term[] {
  const sidesOf = (label: string): Exact[] =>
    (cutExpression(lines.find((line) => line.label === label)?.expression ?? '')?.sides ?? []).map(
      ({ value }) => value,
    );
  const [second, first] = sidesOf('First increase');
  const [third] = sidesOf('Second increase');
  return [first, second, third].flatMap((value, i) => (value ? [{ place: i + 1, value }] : []));
}

/** Whose number a step is added to or taken from; the first owner where that is not written. */
function findGrowing(all: readonly FoundTerm[], step: Step | null): string {
  const grows = ({ cut }: FoundTerm): boolean =>
    step !== null &&
    (cut?.sides.some(({ value }) => value.equals(step.by) || value.equals(step.by.neg())) ?? false);
  const owned = all.filter(({ owner }) => owner !== '');
  return (owned.find(grows) ?? (all.some(grows) ? undefined : owned[0]))?.owner ?? '';
}

/** Places that are filled in by equal steps: all of a short row, else the first two and the last two. */
function listFilled(last: number): number[] {
  const most = Math.max(last, 3);
  return most <= 5 ? Array.from({ length: most }, (_, i) => i + 1) : [1, 2, last - 1, last];
}

/** The numbers of one owner at the places that the lines name, with those that equal steps give. */
export const findNamedPlaces: FindSeries = (lines) => {
  const all = lines.flatMap((line) => readTerm(line) ?? []);
  const step = readStep(lines);
  const owner = step && step.owner !== '' ? step.owner : findGrowing(all, step);
  const found = all.filter(
    (term) => (term.owner === owner || term.owner === '') && term.kind === all[0]?.kind,
  );
  const last = found.at(-1);
  if (!last) return null;
  const increases = listIncreases(lines);
  const terms = new Map(increases.map(({ place, value }) => [place, value]));
  const known = lines.filter(({ label }) => / increase$/.test(label)).map(({ value }) => value);
  const base = findBase(found, step ? [...known, step.by, step.by.neg()] : known);
  if (step && isSteady(lines, last, step.by))
    for (const place of listFilled(last.place))
      terms.set(place, last.value.sub(step.by.mul(last.place - place)));
  else if (base && base.place > 0) terms.set(base.place, base.value);
  for (const { place, value } of found) terms.set(place, value);
  return { kind: last.kind, row: 'Value', terms: toTerms(terms) };
};

/** `Day 2: ($64.25 − $53.75) ÷ (3 − 1) + $53.75`: the way from one place to another in equal steps, in one line. */
export const findInOneLine: FindSeries = (lines) => {
  const line = lines.find(({ expression }) => /^\(.+ − .+\) ÷ \(\d+ − \d+\) [+−] /.test(expression));
  const term = line && readTerm(line);
  const [, b = '', a = '', n = '', m = ''] =
    /^\((.+) − (.+)\) ÷ \((\d+) − (\d+)\)/.exec(line?.expression ?? '') ?? [];
  const [first, second] = [cutExpression(`${a} + 0`), cutExpression(`${b} + 0`)].map(
    (cut) => cut?.sides[0]?.value,
  );
  if (!term || !first || !second) return null;
  const terms = new Map([
    [Number(m), first],
    [Number(n), second],
    [term.place, term.value],
  ]);
  return { kind: term.kind, row: 'Value', terms: toTerms(terms) };
};

/** The place that the last line finds, with the number there: `Row: 6 + 1 = 7` for one that is told. */
export const findAskedPlace: FindSeries = (lines) => {
  const last = lines.at(-1);
  const from = readStep(lines)?.from;
  if (!from || !last || !/^(?:Row|Day|Week|Month|Number of (?:the )?\p{L}+)$/u.test(last.label)) return null;
  const { first, second } = from;
  const value = first.add(second.sub(first).mul(last.value.sub(1)));
  const isTold = lines.some(({ expression }) =>
    cutExpression(expression)?.sides.some((side) => side.value.equals(value)),
  );
  if (!isTold) return null;
  const place = Number(last.value.valueOf());
  const kind = /^(?:Row|Day|Week|Month)$/.test(last.label) ? last.label : 'Place';
  return {
    kind,
    row: 'Value',
    terms: toTerms(
      new Map([
        [1, first],
        [2, second],
        [place, value],
      ]),
    ),
  };
};

/** Two sides of a line with a sign; null for any other. */
function cutIn(line: SolvedLine | undefined, sign: string): [Exact, Exact] | null {
  const cut = line && cutExpression(line.expression);
  const [left, right, ...others] = cut?.sides ?? [];
  return cut?.signs[0] === sign && left && right && others.length === 0 ? [left.value, right.value] : null;
}

const ONE = exact(1);
const isPlace = (value: Exact): boolean => value.d === 1n && value.compare(1) > 0;

/** From the first number and equal steps to a place, `7 − 1 = 6`, `6 × 4 = 24`, `5 + 24 = 29`, or back to the place. */
export const findEqualSteps: FindSeries = (lines) => {
  for (const [i, line] of lines.entries()) {
    const product = cutIn(line, '×');
    const sum = lines
      .slice(i + 1)
      .find((later) => cutIn(later, '+')?.some((side) => side.equals(line.value)));
    const [a, b] = cutIn(sum, '+') ?? [];
    const counts = lines.slice(0, i).find(({ value, expression, label }) => {
      const taken = cutIn({ label, value, expression, result: '' }, '−');
      return taken?.[1].equals(ONE) && isPlace(value) && product?.some((side) => side.equals(value));
    });
    const steps = counts?.value ?? (/^Growth\b/.test(line.label) ? product?.[0] : undefined);
    if (product && a && b && sum && steps && isPlace(steps)) {
      const first = a.equals(line.value) ? b : a;
      const by = product[0].equals(steps) ? product[1] : product[0];
      return seriesFrom(first, by, Number(steps.valueOf()) + 1);
    }
    const back = findSteps(lines, i);
    if (back) return back;
  }
  return null;
};

const seriesFrom = (first: Exact, by: Exact, place: number): Series => ({
  kind: 'Place',
  row: 'Value',
  terms: toTerms(new Map([1, 2, place].map((at) => [at, first.add(by.mul(at - 1))]))),
});

/** `275 − 50 = 225`, `225 ÷ 15 = 15`, `15 + 1 = 16`. */
function findSteps(lines: readonly SolvedLine[], i: number): Series | null {
  const [way, parts, place] = [lines[i], lines[i + 1], lines[i + 2]];
  const [, first] = cutIn(way, '−') ?? [];
  const [all, by] = cutIn(parts, '÷') ?? [];
  const [count, one] = cutIn(place, '+') ?? [];
  if (!way || !first || !all?.equals(way.value) || !by || !one?.equals(ONE) || !place) return null;
  return count?.equals(parts?.value ?? exact(0))
    ? seriesFrom(first, by, Number(place.value.valueOf()))
    : null;
}

/** A row of numbers with a gap: the numbers from the smallest on, up to those that the lines name; null for no gap. */
export function findGap(lines: readonly SolvedLine[]): { numbers: readonly Exact[]; by: Exact } | null {
  const step = readStep(lines);
  const last = lines.at(-1);
  if (!step?.from || last?.label !== 'Missing number') return null;
  const [low, , high] = [step.from.first, step.from.second, last.value].toSorted((a, b) => a.compare(b));
  const by = step.by.compare(0) < 0 ? step.by.neg() : step.by;
  if (!low || !high || by.compare(0) === 0) return null;
  const count = Number(high.sub(low).div(by).valueOf());
  return { numbers: Array.from({ length: count + 1 }, (_, i) => low.add(by.mul(i))), by };
}

/** On every few days: `Number of times: 20 ÷ 5 = 4`, or full groups of a row, `Tiles in full groups: 7 × 4 = 28`. */
export const findRepeats: FindSeries = (lines) => {
  const times = lines.find(({ label }) => label === 'Number of times');
  const [, every] = cutIn(times, '÷') ?? [];
  if (times && every) return multiples('Time', 'Day', every, times.value);
  const full = lines.find(({ label }) => /\bfull groups\b/.test(label));
  const cut = full && cutExpression(full.expression);
  const [one] = cut?.sides ?? [];
  if (!full || !cut || !one) return null;
  const size = cut.signs[0] === '×' ? cut.sides[1]?.value : one.value;
  return size ? multiples('Group', 'Last place', size, full.value.div(size)) : null;
};

const multiples = (kind: string, row: string, size: Exact, count: Exact): Series => {
  const last = Number(count.valueOf());
  const places = new Set([1, 2, last - 1, last].filter((place) => place > 0));
  return { kind, row, terms: [...places].map((place) => ({ place, value: size.mul(place) })) };
};

/** Two figures side by side: `More in each figure: 9 − 5`, `Smaller figure: … = 61`, `Larger figure: … = 65`. */
export const findNeighbours: FindSeries = (lines) => {
  const from = readStep(lines)?.from;
  const smaller = lines.find(({ label }) => label === 'Smaller figure');
  if (!from || !smaller) return null;
  const by = from.second.sub(from.first);
  const place = Number(smaller.value.sub(from.first).div(by).valueOf()) + 1;
  if (!Number.isInteger(place)) return null;
  const places = [1, 2, place, place + 1];
  return {
    kind: 'Figure',
    row: 'Value',
    terms: toTerms(new Map(places.map((at) => [at, from.first.add(by.mul(at - 1))]))),
  };
};

/** Figures whose number follows from their place alone: squares, running sums, triangles inside a figure. */
const RULES: ReadonlyArray<
  readonly [label: RegExp, kind: string, expression: (n: number) => string, first: number]
> = [
  [/^(?:Squares in|Area of|Cubes of) (\p{Lu}\p{Ll}+) (\d+)$/u, '', (n) => `${n} × ${n}`, 1],
  [
    /^(?:Squares in|Area of|Cubes of) (\p{Lu}\p{Ll}+) (\d+)$/u,
    '',
    (n) => Array.from({ length: n }, (_, i) => i + 1).join(' + '),
    1,
  ],
  [/^(?:Squares in|Area of|Cubes of) (\p{Lu}\p{Ll}+) (\d+)$/u, '', (n) => `${n} × ${n + 1} ÷ 2`, 1],
  [/^Triangles()$/, 'Sides', (n) => `${n} − 2`, 3],
];

/** `Squares in Figure 9: 9 × 9 = 81`: the first figures by the same rule. */
export const findByRule: FindSeries = (lines) => {
  for (const [form, kind, expressionAt, first] of RULES)
    for (const line of lines) {
      const match = form.exec(line.label);
      const place = Number(match?.[2] ?? /^\d+/.exec(line.expression)?.[0] ?? 0);
      if (!match || expressionAt(place) !== line.expression) continue;
      const at = (n: number): Term => ({ place: n, value: valueOf(expressionAt(n)) });
      return {
        kind: match[1] || kind,
        row: 'Value',
        terms: [at(first), at(first + 1), { place, value: line.value }],
      };
    }
  return null;
};

const valueOf = (expression: string): Exact => {
  const value = findWorkedValue(expression);
  if (!value) throw new RangeError(`no value of ${expression}`);
  return value;
};
