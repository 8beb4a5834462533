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

/** The ways to find each name from those known before it, in the order in which they are met. */
function listWays(
  equations: readonly string[],
  givens: Iterable<Name>,
  asked: Name,
): ReadonlyMap<Name, readonly Line[]> | null {
  const known = new Set(givens);
  const ways = new Map<Name, Line[]>();
  /** What one more line finds; lines that only say another name again come first. */
  const addRound = (isAgain: boolean): boolean => {
    const found = new Map<Name, Line[]>();
    for (const text of equations) {
      const equation = readEquation(text);
      const [name, ...others] = listUnknown(equation, known);
      if (name === undefined || others.length > 0) continue;
      const by = isolate(equation, name);
      if (!by || (by.op === 'name') !== isAgain) continue;
      found.set(name, [...(found.get(name) ?? []), toLine(name, by)]);
    }
    for (const [name, lines] of found) {
      ways.set(name, lines);
      known.add(name);
    }
    return found.size > 0;
  };
  while (!known.has(asked)) {
    const again = addRound(true);
    if (!known.has(asked) && !addRound(false) && !again) return null;
  }
  return ways;
}

/**
 * The lines by which the asked quantity is found from the givens: in each round everything is found that one equation
 * with one unknown gives, earlier equations first, and what the asked quantity does not need is left out. Null when
 * the equations have to be solved together.
 */
export function findLines(equations: readonly string[], givens: Iterable<Name>, asked: Name): Line[] | null {
  const ways = listWays(equations, givens, asked);
  return (
    ways &&
    keepNeeded(
      [...ways.values()].flatMap((lines) => lines.slice(0, 1)),
      asked,
    )
  );
}

/** How much a pupil has to work out: one that says a number again is hardly any work. */
function countSigns(tree: Tree): number {
  return tree.op === 'number' || tree.op === 'name' ? 0 : 1 + countSigns(tree.left) + countSigns(tree.right);
}

/** What a line costs a pupil: the signs in it, a little more for a long line and for what no story speaks of. */
function costOfLine({ by, finds }: Line, isTool: (name: Name) => boolean): number {
  const signs = countSigns(by);
  return (signs === 0 ? 0.4 : signs) + (signs > 1 ? 0.25 : 0) + (isTool(finds) ? 0.1 : 0);
}

/**
 * Each line right before it is used, long ways first: units are counted once their whole is known, and before a line
 * says how much they are worth.
 */
function inOrderOfUse(
  lines: readonly Line[],
  asked: Name,
  namedIn: (name: Name) => readonly Name[],
): readonly Line[] {
  const placed = new Set<Line>();
  const depth = (name: Name): number =>
    (lines.find(({ finds }) => finds === name)?.uses ?? []).reduce((sum, one) => sum + 1 + depth(one), 0);
  const place = (name: Name): void => {
    const line = lines.find(({ finds }) => finds === name);
    if (!line || placed.has(line)) return;
    line.uses.toSorted((a, b) => depth(b) - depth(a)).forEach(place);
    namedIn(name).forEach(place);
    placed.add(line);
  };
  place(asked);
  return [...placed];
}

/**
 * The lines by which the asked quantity is found from the givens: of all ways the shortest, of equally short ones that
 * of the earlier equations. Null when the equations have to be solved together.
 */
export function findShortestLines(
  equations: readonly string[],
  givens: Iterable<Name>,
  asked: Name,
  isTool: (name: Name) => boolean,
  namedIn: (name: Name) => readonly Name[] = () => [],
): readonly Line[] | null {
  const ways = listWays(equations, givens, asked);
  if (!ways) return null;
  // A name is found from those before it: the last needed one is settled first.
  const order = [...ways.keys()].toReversed();
  let best: { cost: number; lines: readonly Line[] } = { cost: Infinity, lines: [] };
  const settle = (place: number, needed: ReadonlySet<Name>, lines: readonly Line[], cost: number): void => {
    if (cost >= best.cost) return;
    const at = order.findIndex((name, i) => i >= place && needed.has(name));
    const name = order[at];
    if (name === undefined) best = { cost, lines };
    else
      for (const line of ways.get(name) ?? [])
        settle(at + 1, new Set([...needed, ...line.uses]), [line, ...lines], cost + costOfLine(line, isTool));
  };
  settle(0, new Set([asked]), [], 0);
  return inOrderOfUse(best.lines, asked, namedIn);
}

/** Whether one sum leads from an amount, beside what is known, to the asked quantity. */
export function isOneStepFrom(
  equations: readonly string[],
  known: Iterable<Name>,
  from: Name,
  asked: Name,
): boolean {
  const held = new Set([...known, from]);
  const ways = listWays(equations, held, asked);
  const isHeld = (name: Name, names: ReadonlySet<Name>): boolean =>
    names.has(name) || ways?.get(name)?.some(({ by }) => by.op === 'name' && isHeld(by.name, names)) === true;
  const isFrom = (name: Name): boolean => isHeld(name, new Set([from]));
  return (
    ways
      ?.get(asked)
      ?.some(
        ({ by, uses }) =>
          countSigns(by) === 1 && uses.some(isFrom) && uses.every((name) => isHeld(name, held)),
      ) === true
  );
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
