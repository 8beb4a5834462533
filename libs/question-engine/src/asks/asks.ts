import { type Fact, solveFacts } from '../core/fact-solver.js';
import { Dice } from '../core/dice.js';
import { keepFor } from '../memory/remember.js';
import { type Line, findShortestLines, isOneStepFrom, toLine } from '../lines/line.js';
import { readTree } from '../lines/trees.js';
import { exact } from '../numbers/exact.js';
import { NUMBER, type Name, type Owner, isAskable } from '../structures/quantity.js';
import { gatewayKey } from '../structures/gateways.js';
import { type Relation, isEvent, listMeasures } from '../structures/relations.js';
import { type Structure, type Values, scaleValues } from '../structures/structure.js';

/** One place of the unknown: what is asked, what is given, which relations are told, and the lines from these to it. */
export interface Ask {
  id: string;
  asked: Name;
  given: readonly Name[];
  /** In the order of the story. */
  told: readonly Relation[];
  lines: readonly Line[];
  /** Amounts from which one sum with what is given leads to the asked one. */
  near: ReadonlySet<Name>;
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
  isEvent(relation) && relation.says !== 'loss-percent'
    ? // Packets and shares cannot be told with one of their two numbers missing, but for the one that is asked.
      listMeasures(relation).length === 1 || listMeasures(relation).filter((n) => !given.has(n)).length <= 1
    : listMeasures(relation).every((name) => given.has(name));

/** Relations that define a name in words, so that a question may ask for it without telling them. */
export const DEFINING: ReadonlySet<Relation['says']> = new Set(['more', 'total']);
const defines = (relation: Relation, name: Name): boolean =>
  DEFINING.has(relation.says) && listMeasures(relation).includes(name);

/** Names that the relations settle from the given ones, the same in every sample. */
function listSettled(
  relations: readonly Relation[],
  given: readonly Name[],
  samples: readonly Values[],
): ReadonlySet<Name> {
  const facts = toFacts(relations);
  const [first, ...others] = samples.map((values): ReadonlySet<Name> => {
    const known = new Map(given.map((name) => [name, values.get(name) ?? exact(0)]));
    return new Set(solveFacts(facts, known)?.keys());
  });
  return new Set([...(first ?? [])].filter((name) => others.every((names) => names.has(name))));
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
    if (listSettled(without, given, samples).has(asked)) kept = without;
  }
  return kept;
}

/** Relations that multiply: their steps are lines of their own, so that the whole equation is the last resort. */
const IN_ONE_GO: ReadonlySet<Relation['says']> = new Set([
  'ratio',
  'as-fraction',
  'loss-share',
  'loss-percent',
  'gain-packets',
  'loss-packets',
  'times-and-more',
  'in-letters',
  'row',
]);

/** Whether a pupil would find something by itself only where nothing shorter leads on. */
function isOnTheWay({ quantities }: Structure, name: Name): boolean {
  const quantity = quantities[name];
  return (
    (quantity?.is === 'step' && quantity.counts === 'amount') ||
    (quantity?.is === 'total' && quantity.owners.length > 2)
  );
}

/** The numbers in the label of a step: those of `{k} units`. */
const listNamed = ({ quantities }: Structure, name: Name): Name[] => {
  const quantity = quantities[name];
  return quantity?.is === 'step'
    ? [...quantity.label.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
    : [];
};

function toAsk(
  structure: Structure,
  given: readonly Name[],
  asked: Name,
  told: readonly Relation[],
): Ask | null {
  const numbers = Object.entries(structure.quantities)
    .filter(([, { is }]) => is === 'number')
    .map(([name]) => name);
  const measures = listAllMeasures(structure);
  // A tool is found from all the told numbers: with one of them missing it is not known.
  const hasAll = numbers.every((name) => !measures.has(name) || given.includes(name));
  const toolsKnown = hasAll ? numbers.filter((name) => !measures.has(name)) : [];
  const simple = told.filter((relation) => !IN_ONE_GO.has(relation.says));
  const equationsOf = (relations: readonly Relation[]): string[] => [
    ...structure.steps,
    ...relations.flatMap(({ equations }) => equations),
  ];
  const known = [...given, ...toolsKnown];
  // The increase each day is a line of its own: a row is never worked out in one go.
  const whole = told.filter(({ says }) => says !== 'row');
  const isTool = (name: Name): boolean => isOnTheWay(structure, name);
  const find = (equations: readonly string[]): readonly Line[] | null =>
    findShortestLines(equations, known, asked, isTool, (name) => listNamed(structure, name));
  const lines = find(equationsOf(simple)) ?? find([...(structure.lastSteps ?? []), ...equationsOf(whole)]);
  if (!lines || lines.length === 0 || !isCoherent(structure, given, asked, told)) return null;
  const near = Object.keys(structure.quantities).filter(
    (name) =>
      name !== asked && !known.includes(name) && isOneStepFrom(equationsOf(whole), known, name, asked),
  );
  return {
    id: `${asked} < ${given.join(' ')}`,
    asked,
    given,
    told: told.filter((relation) => !defines(relation, asked)),
    lines,
    near: new Set(near),
  };
}

/** Owners and moment of what a name or a relation says of a state. */
function listStates(
  structure: Structure,
  given: readonly Name[],
  asked: Name,
  told: readonly Relation[],
): State[] {
  const ofNames = [...given, asked].flatMap((name): State[] => {
    const quantity = structure.quantities[name];
    if (quantity?.is === 'holding') return [{ owners: [quantity.owner], at: quantity.at }];
    if (quantity?.is === 'total') return [{ owners: quantity.owners, at: quantity.at }];
    return quantity?.is === 'more' ? [{ owners: [quantity.owner, quantity.than], at: quantity.at }] : [];
  });
  const ofRelations = told.flatMap((relation): State[] =>
    'event' in relation
      ? []
      : [
          {
            owners: 'owners' in relation ? relation.owners : [relation.owner, relation.than],
            at: relation.at,
          },
        ],
  );
  return [...ofNames, ...ofRelations];
}

interface State {
  owners: readonly Owner[];
  at: number;
}

/** Whether the story tells what changed an owner wherever it speaks of this owner before and after the change. */
function isCoherent(
  structure: Structure,
  given: readonly Name[],
  asked: Name,
  told: readonly Relation[],
): boolean {
  const states = listStates(structure, given, asked, told);
  return structure.relations.every((relation) => {
    if (!('event' in relation) || told.includes(relation) || relation.says === 'share-rest') return true;
    const touched = relation.says === 'move' ? [relation.owner, relation.to] : [relation.owner];
    return touched.every((owner) => {
      const own = states.filter(({ owners }) => owners.includes(owner));
      return !(own.some(({ at }) => at < relation.event) && own.some(({ at }) => at >= relation.event));
    });
  });
}

/** Numbers that some sentence tells; the others are tools, found from told numbers. */
function listAllMeasures(structure: Structure): ReadonlySet<Name> {
  return new Set(structure.relations.flatMap((relation) => [...listMeasures(relation)]));
}

/** Whether an ask tells, or asks for, what makes the structure the one that it is. */
const isOfStructure = ({ relations, tellsOneOf }: Structure, { told, asked }: Ask): boolean =>
  tellsOneOf === undefined ||
  told.some(({ says }) => tellsOneOf.includes(says)) ||
  relations.some((relation) => tellsOneOf.includes(relation.says) && defines(relation, asked));

/**
 * Every ask of a structure: for each quantity that can be asked, the sets of statements that settle it and of which
 * none can go, with the relations that are needed and lines that lead there. Found by the fact solver.
 */
export function findAsks(structure: Structure): readonly Ask[] {
  const samples = drawSamples(structure);
  const statements = listStatements(structure);
  const askable = Object.keys(structure.quantities).filter((name) => {
    const quantity = structure.quantities[name];
    return quantity !== undefined && isAskable(quantity);
  });
  const minimal = new Map<Name, Array<ReadonlySet<Name>>>(askable.map((name) => [name, []]));
  const asks: Ask[] = [];
  for (const given of listSubsets(structure, statements)) {
    const set = new Set(given);
    // A total or a difference that nobody tells is only a name for it.
    const tellable = structure.relations.filter((r) => isTellable(r, set) || DEFINING.has(r.says));
    const settled = listSettled(tellable, given, samples);
    for (const asked of askable) {
      const smaller = minimal.get(asked) ?? [];
      if (
        set.has(asked) ||
        !settled.has(asked) ||
        smaller.some((less) => [...less].every((name) => set.has(name)))
      )
        continue;
      smaller.push(set);
      const usable = tellable.filter((r) => isTellable(r, set) || defines(r, asked));
      const ask = toAsk(structure, given, asked, keepNeededRelations(usable, given, asked, samples));
      if (ask && !structure.struckOut?.includes(ask.id) && isOfStructure(structure, ask)) asks.push(ask);
    }
  }
  return asks.toSorted((a, b) => askable.indexOf(a.asked) - askable.indexOf(b.asked));
}

/**
 * Sets of names that statements give, small sets first. Packets are also told with one of their two numbers, so that
 * the other may be asked.
 */
function* listSubsets(structure: Structure, statements: ReadonlyArray<readonly Name[]>): Generator<Name[]> {
  const halves = structure.relations.flatMap((relation) =>
    isEvent(relation) && listMeasures(relation).length === 2
      ? listMeasures(relation).filter((name) => isAskable(structure.quantities[name] ?? NUMBER))
      : [],
  );
  const all = [...statements, ...halves.map((name) => [name])];
  for (let count = 1; count <= MOST_GIVENS; count += 1)
    for (const chosen of choose(all, count)) {
      const names = chosen.flat();
      if (new Set(names).size === names.length) yield names;
    }
}

/**
 * The asks of a structure that is told through a gateway: those of the structure without it in which one told amount is
 * told by the parts of the gateway instead.
 */
function findThrough({ relations }: Structure, { base, gateway }: NonNullable<Structure['through']>): Ask[] {
  const parts = Object.keys(gateway.parts);
  return listAsks(base).flatMap((ask) =>
    ask.given.flatMap((name): Ask[] => {
      const relation = relations.find(({ key }) => key === gatewayKey(name));
      if (!relation) return [];
      const given = [...ask.given.filter((other) => other !== name), ...parts];
      const told = ask.told.filter((other) => other.says !== 'total' || other.total !== name);
      return [
        {
          id: `${ask.asked} < ${given.join(' ')} for ${name}`,
          asked: ask.asked,
          given,
          told: [relation, ...told],
          lines: [toLine(name, readTree(gateway.gives)), ...ask.lines],
          near: ask.near,
        },
      ];
    }),
  );
}

/** The asks of a structure, found once. */
export const listAsks = keepFor((structure: Structure): readonly Ask[] =>
  structure.through ? findThrough(structure, structure.through) : findAsks(structure),
);
