import { type Tree, findTreeValue } from '../core/expression.js';
import type { Exact } from '../numbers/exact.js';
import type { Name } from '../structures/quantity.js';
import { type Equation, isolate, listNames, readEquation } from './trees.js';

/** One thing found: a node of the graph of the working. */
export interface Line {
  finds: Name;
  by: Tree;
  /** What it is found from, each once. */
  uses: readonly Name[];
}

/** A line that works out an expression. */
export function toLine(finds: Name, by: Tree): Line {
  return { finds, by, uses: [...new Set(listNames(by))] };
}

/** The unknown names of an equation, each as often as it stands there. */
const listUnknown = ({ left, right }: Equation, known: ReadonlySet<Name>): Name[] =>
  [...listNames(left), ...listNames(right)].filter((name) => !known.has(name));

/**
 * The lines by which the asked quantity is found from the givens: in each round everything is found that one equation
 * with one unknown gives, earlier equations first, and what the asked quantity does not need is left out. Null when
 * the equations have to be solved together.
 */
export function findLines(
  equations: readonly string[],
  givens: Iterable<Name>,
  asked: Name,
): readonly Line[] | null {
  const known = new Set(givens);
  const lines: Line[] = [];
  while (!known.has(asked)) {
    const found = new Map<Name, Line>();
    for (const text of equations) {
      const equation = readEquation(text);
      const [name, ...others] = listUnknown(equation, known);
      if (name === undefined || others.length > 0 || found.has(name)) continue;
      const by = isolate(equation, name);
      if (by) found.set(name, toLine(name, by));
    }
    if (found.size === 0) return null;
    for (const line of found.values()) {
      lines.push(line);
      known.add(line.finds);
    }
  }
  return keepNeeded(lines, asked);
}

/** The lines that lead to the asked quantity, in their order. */
export function keepNeeded(lines: readonly Line[], asked: Name): Line[] {
  const needed = new Set([asked]);
  const kept: Line[] = [];
  for (const line of lines.toReversed()) {
    if (!needed.has(line.finds)) continue;
    kept.push(line);
    for (const name of line.uses) needed.add(name);
  }
  return kept.toReversed();
}

/** Everything that the lines find, beside what is known; null when one of them cannot be worked out. */
export function workOut(lines: readonly Line[], givens: ReadonlyMap<Name, Exact>): Map<Name, Exact> | null {
  const known = new Map(givens);
  for (const { finds, by } of lines) {
    const value = findTreeValue(by, known);
    if (!value) return null;
    known.set(finds, value);
  }
  return known;
}

/** How many lines depend on one another, at most. */
export function measureChain(lines: readonly Line[]): number {
  const depth = new Map<Name, number>();
  for (const { finds, uses } of lines)
    depth.set(finds, 1 + Math.max(0, ...uses.map((name) => depth.get(name) ?? 0)));
  return Math.max(0, ...depth.values());
}

/** How many orders of the lines keep what each of them uses before it; stops counting at the limit. */
export function countOrders(lines: readonly Line[], limit = 10): number {
  const found = new Set(lines.map((line) => line.finds));
  const count = (rest: readonly Line[], done: ReadonlySet<Name>): number => {
    if (rest.length === 0) return 1;
    let orders = 0;
    for (const line of rest) {
      if (line.uses.some((name) => found.has(name) && !done.has(name))) continue;
      orders += count(
        rest.filter((other) => other !== line),
        new Set([...done, line.finds]),
      );
      if (orders >= limit) return limit;
    }
    return orders;
  };
  return count(lines, new Set());
}
