import { type Fact, solveFacts } from '../core/fact-solver.js';
import { Dice } from '../core/dice.js';
import { type Line, findLines } from '../lines/line.js';
import { exact } from '../numbers/exact.js';
import { type Name, isAskable } from './quantity.js';
import { type Relation, isEvent, listMeasures } from './relations.js';
import { type Structure, type Values, scaleValues } from './structure.js';

/** One place of the unknown: what is asked, what is given, which relations are told, and the lines from these to it. */
export interface Ask {
  id: string;
  asked: Name;
  given: readonly Name[];
  /** In the order of the story. */
  told: readonly Relation[];
  lines: readonly Line[];
}

/** Relations as facts for the solver. */
export const toFacts = (relations: readonly Relation[]): Fact[] =>
  relations.flatMap(({ equations }) =>
    equations.map((equation) => ({ kind: 'relation', equation }) as const),
  );

const MOST_GIVENS = 5;
const DRAWS = 60;

/** What is told together: a known holding by itself, or the numbers of one sentence. */
function listStatements(structure: Structure): Array<readonly Name[]> {
  const held = Object.entries(structure.quantities).flatMap(([name, { is }]) =>
    is === 'holding' || is === 'each' ? [[name]] : [],
  );
  const measured = structure.relations.flatMap((relation) => {
    const names = listMeasures(relation);
    return names.length === 0 ? [] : [names];
  });
  const seen = new Set<string>();
  return [...held, ...measured].filter((names) => {
    const key = names.join(' ');
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

/** Subsets of a list with so many members. */
function* choose<T>(list: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i <= list.length - count; i += 1)
      for (const rest of choose(list, count - 1, i + 1)) yield [list[i] as T, ...rest];
}

/** Two different draws: what both settle does not hang on one set of numbers. */
function drawSamples(structure: Structure): Values[] {
  const samples: Values[] = [];
  for (let seed = 1; seed < DRAWS * 10 && samples.length < 2; seed += 1) {
    const drawn = structure.draw(new Dice(seed), { low: 12, high: 90 });
    if (drawn) samples.push(scaleValues(structure, drawn, exact(1)));
  }
  if (samples.length < 2) throw new RangeError(`${structure.id}: hardly ever drawn`);
  return samples;
}

/** A relation is told when its numbers are given, and an event also without them. */
const isTellable = (relation: Relation, given: ReadonlySet<Name>): boolean =>
  isEvent(relation)
    ? // Packets and shares cannot be told with one of their two numbers missing, but for the one that is asked.
      listMeasures(relation).length === 1 || listMeasures(relation).filter((n) => !given.has(n)).length <= 1
    : listMeasures(relation).every((name) => given.has(name));

/** Relations that define a name in words, so that a question may ask for it without telling them. */
const defines = (relation: Relation, name: Name): boolean =>
  (relation.says === 'more' || relation.says === 'total') && listMeasures(relation).includes(name);

/** Whether the relations settle the asked quantity in every sample from the given names. */
function settles(
  relations: readonly Relation[],
  given: readonly Name[],
  asked: Name,
  samples: readonly Values[],
): boolean {
  const facts = toFacts(relations);
  return samples.every((values) => {
    const known = new Map(given.map((name) => [name, values.get(name) ?? exact(0)]));
    return solveFacts(facts, known)?.has(asked) === true;
  });
}

/** Only the relations that cannot be spared; the one that defines the asked name is not told. */
function keepNeededRelations(
  relations: readonly Relation[],
  given: readonly Name[],
  asked: Name,
  samples: readonly Values[],
): Relation[] {
  let kept = [...relations];
  for (const relation of relations) {
    const without = kept.filter((other) => other !== relation);
    if (settles(without, given, asked, samples)) kept = without;
  }
  return kept;
}

function toAsk(
  structure: Structure,
  given: readonly Name[],
  asked: Name,
  told: readonly Relation[],
): Ask | null {
  const tools = Object.entries(structure.quantities)
    .filter(([, { is }]) => is === 'number')
    .map(([name]) => name);
  const toolsKnown = tools.filter((name) => given.includes(name) || !listAllMeasures(structure).has(name));
  const equations = [...structure.steps, ...told.flatMap(({ equations: own }) => own)];
  const lines = findLines(equations, [...given, ...toolsKnown], asked);
  if (!lines || lines.length === 0) return null;
  return {
    id: `${asked} < ${given.join(' ')}`,
    asked,
    given,
    told: told.filter((relation) => !defines(relation, asked)),
    lines,
  };
}

/** Numbers that some sentence tells; the others are tools, found from told numbers. */
function listAllMeasures(structure: Structure): ReadonlySet<Name> {
  return new Set(structure.relations.flatMap((relation) => [...listMeasures(relation)]));
}

/**
 * Every ask of a structure: for each quantity that can be asked, the sets of statements that settle it and of which
 * none can go, with the relations that are needed and lines that lead there. Found by the fact solver.
 */
export function findAsks(structure: Structure): readonly Ask[] {
  const samples = drawSamples(structure);
  const statements = listStatements(structure);
  const asks: Ask[] = [];
  for (const [asked, quantity] of Object.entries(structure.quantities)) {
    if (!isAskable(quantity)) continue;
    const own = statements.filter((names) => !names.includes(asked) || names.length > 1);
    const minimal: Array<ReadonlySet<Name>> = [];
    for (let count = 1; count <= MOST_GIVENS; count += 1)
      for (const chosen of choose(own, count)) {
        const given = chosen.flat().filter((name) => name !== asked);
        const set = new Set(given);
        if (minimal.some((less) => [...less].every((name) => set.has(name)))) continue;
        const tellable = structure.relations.filter((r) => isTellable(r, set) || defines(r, asked));
        if (!settles(tellable, given, asked, samples)) continue;
        minimal.push(set);
        const ask = toAsk(structure, given, asked, keepNeededRelations(tellable, given, asked, samples));
        if (ask && !structure.struckOut?.includes(ask.id)) asks.push(ask);
      }
  }
  return asks;
}

const found = new Map<string, readonly Ask[]>();

/** The asks of a structure, found once. */
export function listAsks(structure: Structure): readonly Ask[] {
  const known = found.get(structure.id);
  if (known) return known;
  const asks = findAsks(structure);
  found.set(structure.id, asks);
  return asks;
}
