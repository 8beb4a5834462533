import { type Exact, calculate, exact, isOne, isZero } from '../numbers/exact.js';
import { type Linear, type Tree, findLinear, parseExpression, subtractLinear } from './expression.js';
import { remember } from '../memory/remember.js';

/**
 * One statement of a story as an equation between names, such as `sold = crates * perCrate`.
 * `gateway` facts need the sub-strand's skill, `relation` facts are the heuristic's; leaving out either kind
 * must leave the asked value open (the honesty rule).
 */
export interface Fact {
  kind: 'gateway' | 'relation';
  equation: string;
}

interface Equation {
  left: Tree;
  right: Tree;
  /** Left side less right side, where nothing unknown is multiplied: nearly always. */
  difference: Linear | null;
}

const parseEquation = remember((equation): Equation => {
  const sides = equation.split('=');
  if (sides.length !== 2) throw new RangeError(`not an equation: ${equation}`);
  const [left, right] = [parseExpression(sides[0] ?? ''), parseExpression(sides[1] ?? '')];
  return { left, right, difference: findDifference(left, right, new Map()) };
}, Infinity);

/** Null while a side has a product or quotient of two unknowns. */
function findDifference(left: Tree, right: Tree, known: ReadonlyMap<string, Exact>): Linear | null {
  const a = findLinear(left, known);
  const b = a && findLinear(right, known);
  return b && subtractLinear(a, b);
}

/** An equation as a row of what is still unknown in it; null where it waits for a later round. */
function toRow({ left, right, difference }: Equation, known: ReadonlyMap<string, Exact>): Row | null {
  if (!difference) {
    const found = findDifference(left, right, known);
    return found && { constant: found.constant, terms: new Map(found.terms) };
  }
  let { constant } = difference;
  const terms = new Map<string, Exact>();
  for (const [name, factor] of difference.terms) {
    const value = known.get(name);
    if (value) constant = calculate('+', constant, calculate('*', value, factor));
    else terms.set(name, factor);
  }
  return { constant, terms };
}

interface Row {
  constant: Exact;
  terms: Map<string, Exact>;
}

/** Reduces rows to the names each of them settles; null when two of them contradict each other. */
function eliminate(rows: Row[]): Map<string, Exact> | null {
  const pivots: Array<{ name: string; row: Row }> = [];
  const subtract = (target: Row, name: string, source: Row): void => {
    const factor = target.terms.get(name);
    if (!factor) return;
    const times = (c: Exact): Exact => (isOne(factor) ? c : calculate('*', c, factor));
    target.constant = calculate('-', target.constant, times(source.constant));
    for (const [other, c] of source.terms) {
      const taken = times(c);
      const rest = calculate('-', target.terms.get(other) ?? exact(0), taken);
      if (isZero(rest)) target.terms.delete(other);
      else target.terms.set(other, rest);
    }
  };
  for (const row of rows) {
    for (const pivot of pivots) subtract(row, pivot.name, pivot.row);
    const first = row.terms.entries().next();
    if (first.done) {
      if (!isZero(row.constant)) return null;
      continue;
    }
    const [name, lead] = first.value;
    if (!isOne(lead)) {
      row.constant = calculate('/', row.constant, lead);
      for (const [other, c] of row.terms) row.terms.set(other, calculate('/', c, lead));
    }
    for (const pivot of pivots) subtract(pivot.row, name, row);
    pivots.push({ name, row });
  }
  const settled = new Map<string, Exact>();
  for (const { name, row } of pivots) if (row.terms.size === 1) settled.set(name, row.constant.neg());
  return settled;
}

/**
 * Everything the facts settle, by exact elimination over the rationals. Facts that multiply two unknowns wait
 * until one of the two is settled. Null when the facts contradict each other.
 */
export function solveFacts(
  facts: readonly Fact[],
  givens: ReadonlyMap<string, Exact>,
): ReadonlyMap<string, Exact> | null {
  const known = new Map(givens);
  for (;;) {
    const rows: Row[] = [];
    for (const { equation } of facts) {
      const row = toRow(parseEquation(equation), known);
      if (row) rows.push(row);
    }
    const settled = eliminate(rows);
    if (!settled) return null;
    let grew = false;
    for (const [name, value] of settled) {
      if (known.has(name)) continue;
      known.set(name, value);
      grew = true;
    }
    // With every fact in it, one elimination settles all that there is to settle.
    if (!grew || rows.length === facts.length) return known;
  }
}

/** Names used by the facts. */
export function listFactNames(facts: readonly Fact[]): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (tree: Tree): void => {
    if (tree.op === 'name') names.add(tree.name);
    else if (tree.op !== 'number') {
      walk(tree.left);
      walk(tree.right);
    }
  };
  for (const { equation } of facts) {
    const { left, right } = parseEquation(equation);
    walk(left);
    walk(right);
  }
  return names;
}
