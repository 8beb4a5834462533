import type { Dice } from '../core/dice.js';
import { hintToFind } from '../core/label-phrase.js';
import { capital } from '../core/people.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import { listNumbers } from '../checks/read-text.js';
import type { Ask } from '../asks/asks.js';
import type { Replayed } from '../asks/replay.js';
import { keepFor } from '../memory/remember.js';
import { workOut } from '../lines/line.js';
import { type Exact, exact } from '../numbers/exact.js';
import type { Moment, Owner } from '../structures/quantity.js';
import { listOwners } from '../structures/owners.js';
import type { Structure, Values } from '../structures/structure.js';
import { composeStory } from '../tellings/compose.js';
import { whenText } from '../tellings/story.js';
import { headingOf, membersText, showsText } from '../tellings/words.js';
import { type Drawn, type Form, answerText, hintOfDrawn, knownOfDrawn, writeWorking } from './drawn.js';
import { askPlainly, isAloneInPlace, listOpen } from './plain.forms.js';
import type { GraphScale } from './graph-scale.js';
import { lineText } from './worked.js';

const SHOWS = { bars: 'bar graph', pictures: 'picture graph', table: 'table' } as const;
const OWNERS: readonly Owner[] = ['A', 'B', 'C'];

/** The holdings of one moment that are told, by owner, and what the moment is called. */
interface Shown {
  names: ReadonlySet<string>;
  values: ReadonlyMap<Owner, Exact>;
  at: Moment;
  when: string;
  isLast: boolean;
}

/** Holdings of the moment at which most of them are told, found once for an ask. */
const listHeld = keepFor(({ quantities }: Structure) =>
  keepFor(({ given }: Ask) => {
    const held = given.flatMap((name) => {
      const quantity = quantities[name];
      return quantity?.is === 'holding' ? [{ name, owner: quantity.owner, at: quantity.at }] : [];
    });
    const moments = [...new Set(held.map(({ at }) => at))].map((at) => held.filter((one) => one.at === at));
    return moments.toSorted((a, b) => b.length - a.length)[0] ?? [];
  }),
);

/** In how many steps of the scale a graph shows a value; null where it does not fit. */
function countSteps(value: Exact, { step, most }: GraphScale): number | null {
  const steps = Number(value.valueOf()) / step;
  return Number.isInteger(steps) && steps <= most ? steps : null;
}

/** Whether a graph can show the told holdings of a draw: asked before a story is told of it. */
export function canShow(structure: Structure, ask: Ask, values: Values, scale: GraphScale): boolean {
  const held = listHeld(structure)(ask);
  return (
    held.length > 0 && held.every(({ name }) => countSteps(values.get(name) ?? exact(0), scale) !== null)
  );
}

/** What a graph shows of a draw; null where no holding is told. */
function findShown({ story, ask }: Drawn): Shown | null {
  const held = listHeld(story.structure)(ask);
  const owners = held.map(({ owner }) => owner);
  const at = held[0]?.at;
  if (at === undefined) return null;
  const when = whenText(story, owners, at);
  return {
    names: new Set(held.map(({ name }) => name)),
    values: new Map(held.map(({ name, owner }) => [owner, story.given.get(name) ?? exact(0)])),
    at,
    when,
    isLast: when === ' in the end',
  };
}

/** Whether a graph of one moment can show what an ask tells: a holding at least, and two rows. */
export function fitsGraph(structure: Structure, { asked, given, told }: Ask): boolean {
  const players = listOwners(structure, told, [asked, ...given]);
  const listHeld = (names: readonly string[]) =>
    names.map((name) => structure.quantities[name]).filter((quantity) => quantity?.is === 'holding');
  const held = listHeld([...given, asked]);
  return listHeld(given).some(({ at }) => {
    const isShown = (owner: Owner): boolean => held.some((one) => one.owner === owner && one.at === at);
    return OWNERS.filter((owner) => !players.has(owner) || isShown(owner)).length > 1;
  });
}

interface Row {
  label: string;
  /** Pictures or marks; null for a row that is not filled in. */
  steps: number | null;
  /** Marks of a bar that is not filled in. */
  unseen?: number;
}

/** Steps of the scale that an owner's holding has where it is not told; endless where no moment so far has one. */
function countUnseen({ story, values }: Drawn, owner: Owner, at: Moment, { step }: GraphScale): number {
  const held = Object.entries(story.structure.quantities).flatMap(([name, quantity]) =>
    quantity.is === 'holding' && quantity.owner === owner && quantity.at <= at
      ? [{ at: quantity.at, value: values.get(name) }]
      : [],
  );
  const value = held.toSorted((a, b) => a.at - b.at).at(-1)?.value;
  return value ? Math.ceil(value.div(step).valueOf()) : Infinity;
}

/**
 * A row for each owner that fits the scale, with one that is not needed where there is room; null where a told value
 * does not fit, or no two rows are left.
 */
function makeRows(drawn: Drawn, { values, at }: Shown, scale: GraphScale): Row[] | null {
  const { structure, told, asked, given } = drawn.story;
  const players = listOwners(structure, told, [asked, ...given.keys()]);
  const steps = [...values.values()].map((value) => Number(value.div(scale.step).valueOf()));
  const used = new Set(steps);
  const idle = steps.reduce((a, b) => a + b, 0);
  const unseen = new Map(
    listOpen(drawn.story, at).map((owner) => [
      owner,
      scale.kind === 'bars' ? countUnseen(drawn, owner, at, scale) : 0,
    ]),
  );
  const isShown = (owner: Owner): boolean => !players.has(owner) || values.has(owner) || unseen.has(owner);
  // A bar with "?" stands on no axis that ends below it.
  const fitting = OWNERS.filter((owner) => isShown(owner) && (unseen.get(owner) ?? 0) <= scale.most);
  const rows = fitting.map((owner): Row | null => {
    const label = drawn.story.cast[owner].start;
    const value = values.get(owner);
    if (value) {
      const own = countSteps(value, scale);
      return own === null ? null : { label, steps: own };
    }
    if (unseen.has(owner)) return { label, steps: null, unseen: unseen.get(owner) ?? 0 };
    // Drawn from the story's own numbers, so that each form of a draw shows the same graph.
    let steps = 1 + ((idle * 5 + OWNERS.indexOf(owner) * 3) % scale.most);
    while (used.has(steps)) steps = (steps % scale.most) + 1;
    used.add(steps);
    return { label, steps };
  });
  const shown = rows.flatMap((row) => row ?? []);
  // One bar by itself is no graph; beside a row of pictures an empty one may wait for the pupil.
  const drawnRows = scale.kind === 'bars' ? shown.filter((row) => row.steps !== null) : shown;
  return shown.length === rows.length && drawnRows.length > 1 ? shown : null;
}

function toDrawing({ story }: Drawn, rows: readonly Row[], title: string, scale: GraphScale): DrawingSpec {
  const { things } = story.world;
  if (scale.kind === 'pictures')
    return {
      kind: 'picture-graph',
      title,
      symbol: scale.symbol,
      unit: scale.step,
      noun: things,
      rows: rows.map(({ label, steps }) => ({ label, symbols: steps })),
    };
  if (scale.kind === 'table')
    return {
      kind: 'table',
      title,
      header: [capital(membersText(story.world, true)), headingOf(story.world)],
      rows: rows.map(({ label, steps }) => [label, steps === null ? '?' : String(steps)]),
    };
  return {
    kind: 'bar-graph',
    title,
    yTitle: headingOf(story.world),
    step: scale.step,
    numbered: scale.step % 5 === 0 && scale.step !== 20 ? 'second' : 'every',
    bars: rows.map(({ label, steps }) => ({ label, marks: steps })),
    reaches: Math.max(...rows.map((row) => row.unseen ?? 0)),
  };
}

/** Lines that read the graph, in front of the working. */
function listReadings(drawn: Drawn, rows: readonly Row[], { values }: Shown, scale: GraphScale): string[] {
  const { story } = drawn;
  const read = OWNERS.flatMap((owner) => {
    const value = values.get(owner);
    const row = rows.find(({ label }) => label === story.cast[owner].start);
    const name = [...story.given.keys()].find((given) => story.given.get(given) === value) ?? '';
    return value && row?.steps
      ? [{ label: row.label, steps: row.steps, text: answerText(story, name, value) }]
      : [];
  });
  if (scale.kind === 'pictures')
    return read.map(({ label, steps, text }) => `${label}: ${steps} × ${scale.step} = ${text}`);
  return [`Read the ${SHOWS[scale.kind]}: ${read.map(({ label, text }) => `${label} ${text}`).join(', ')}.`];
}

/** What the graph shows; in eight words at most for the young. */
function openingOf({ story }: Drawn, { when }: Shown, { kind }: GraphScale, rows: readonly Row[]): string {
  const { world } = story;
  const read = rows.filter(({ steps }) => steps !== null);
  if (kind !== 'pictures') return showsText(story, [SHOWS[kind], read.map(({ label }) => label), when]);
  return when === ''
    ? `The graph shows the ${world.things} of ${rows.length === 2 ? 'two' : 'three'} ${membersText(world)}.`
    : `The picture graph shows the ${world.things}${when}.`;
}

/** What follows when a holding is read wrongly: from another row, one mark off, or as the number of its pictures. */
function listMisreadings(drawn: Drawn, rows: readonly Row[], shown: Shown, scale: GraphScale): Replayed[] {
  const { ask, story, values } = drawn;
  const key = drawn.worked.get(ask.asked);
  const row = scale.kind === 'bars' ? 'bar' : 'row';
  const tools = [...values].filter(([name]) => name in (story.structure.tools?.(values) ?? {}));
  const misread = (name: string, read: Exact, code: string, says: string): Replayed[] => {
    const known = workOut(ask.lines, new Map([...tools, ...story.given, [name, read]]));
    const value = known?.get(ask.asked);
    const isOther = value !== undefined && key !== undefined && !value.equals(key) && read.compare(0) > 0;
    return known && isOther
      ? [
          {
            code,
            says,
            cause: says,
            value,
            at: null,
            lines: ask.lines,
            known,
            gave: null,
            far: () => null,
            isSure: true,
          },
        ]
      : [];
  };
  return [...shown.names].flatMap((name) => {
    const value = story.given.get(name);
    if (!value) return [];
    const others = rows.flatMap(({ label, steps }) => {
      const other = steps === null ? null : exact(steps).mul(scale.step);
      return other && !other.equals(value) ? [{ label, other }] : [];
    });
    const own = rows.find(({ steps }) => steps !== null && exact(steps).mul(scale.step).equals(value));
    return [
      ...others.flatMap(({ label, other }) =>
        misread(
          name,
          other,
          'read-another-row',
          `That is the ${row} for ${label}. Read the ${row} for ${own?.label ?? 'the other'}.`,
        ),
      ),
      ...(scale.kind === 'pictures'
        ? misread(
            name,
            value.div(scale.step),
            'counted-the-pictures',
            'Each picture stands for more than one.',
          )
        : []),
      ...(scale.kind === 'table' ? [] : [value.add(scale.step), value.sub(scale.step)]).flatMap((next) =>
        misread(name, next, 'read-the-next-mark', `Look again where the ${row} ends.`),
      ),
    ];
  });
}

/** A story whose holdings of one moment stand in a graph. */
export interface GraphStory {
  tell: (dice: Dice) => readonly string[];
  /** Tells a comparison from the other side; null where there is none. */
  turn: (dice: Dice) => readonly string[] | null;
  drawing: DrawingSpec;
  /** Lines that read the graph. */
  reading: readonly string[];
  /** Slips of reading. */
  misread: readonly Replayed[];
}

/** Null where the draw has no graph, tells no holding, or does not fit the scale. */
export function findGraphStory(drawn: Drawn): GraphStory | null {
  const { story, graph } = drawn;
  const shown = graph && findShown(drawn);
  if (!graph || !shown || story.world.kind !== 'count' || isAloneInPlace(drawn)) return null;
  const rows = makeRows(drawn, shown, graph);
  if (!rows) return null;
  const opening = openingOf(drawn, shown, graph, rows);
  const telling = { leftOut: shown.names, opensWithSome: shown.isLast };
  const around = (sentences: readonly string[]): readonly string[] =>
    shown.isLast ? [...sentences, opening] : [opening, ...sentences];
  return {
    tell: (dice) => around(composeStory(story, dice, telling).sentences),
    turn: (dice) => {
      const { sentences, turned } = composeStory(story, dice, { ...telling, side: 'other' });
      return turned > 0 ? around(sentences) : null;
    },
    drawing: toDrawing(drawn, rows, `${capital(story.world.things)}${shown.when}`, graph),
    reading: listReadings(drawn, rows, shown, graph),
    misread: listMisreadings(drawn, rows, shown, graph),
  };
}

/** The first thing to find is what the pictures stand for. */
export function hintKeyFirst(drawn: Drawn): [string, string, string] {
  const lines = writeWorking(drawn);
  const [first, second] = lines.slice(0, -1).map(({ label }) => label);
  return [
    `First find how many ${drawn.story.world.things} the pictures stand for.`,
    first === undefined ? knownOfDrawn(drawn, lines.length - 1) : hintToFind('Next', first),
    second === undefined ? hintOfDrawn(drawn, lines.length - 1) : hintToFind('Then', second),
  ];
}

const makeGraph =
  (way: 'tell' | 'turn'): Form['make'] =>
  (drawn, dice) => {
    const graph = findGraphStory(drawn);
    const told = graph?.[way](dice);
    if (!graph || !told) return null;
    const draft = askPlainly({ ...drawn, replayed: [...drawn.replayed, ...graph.misread] }, dice, told);
    return (
      draft && {
        ...draft,
        exhibit: graph.drawing,
        hints: drawn.graph?.kind === 'pictures' ? hintKeyFirst(drawn) : null,
        solution: [...graph.reading, ...writeWorking(drawn).map(lineText)],
      }
    );
  };

/** Holdings read from a graph; the rest of the story is told. */
export const GRAPH_AND_TEXT: Form = {
  id: 'two-sources',
  points: 0,
  types: ['open-ended', 'mcq', 'fill-in-the-blank'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [2, 6],
  make: makeGraph('tell'),
  gate: (drawn, { stem, exhibit }) => {
    const values = [...(findShown(drawn)?.values.values() ?? [])];
    const rows = exhibit ? listRowValues(exhibit) : [];
    const unread = values.filter((value) => !rows.some((row) => value.equals(row)));
    const told = listNumbers(stem);
    return [
      ...(values.length === 0 || unread.length > 0
        ? ['two-sources: the graph does not show the values']
        : []),
      ...(values.some((value) => told.some((one) => one.equals(value)))
        ? ['two-sources: a value of the graph is told in the text too']
        : []),
    ];
  },
};

/** The same, with a comparison told from the other side. */
export const GRAPH_TURNED: Form = {
  ...GRAPH_AND_TEXT,
  id: 'other-side',
  points: 1,
  levels: ['guided', 'independent', 'mastery'],
  make: makeGraph('turn'),
};

/** What the rows of a graph stand for. */
function listRowValues(exhibit: DrawingSpec): number[] {
  if (exhibit.kind === 'picture-graph')
    return exhibit.rows.flatMap(({ symbols }) => (symbols === null ? [] : [symbols * (exhibit.unit ?? 0)]));
  if (exhibit.kind === 'table')
    return exhibit.rows.flatMap(([, value]) => (value === '?' ? [] : [Number(value)]));
  return exhibit.kind === 'bar-graph'
    ? exhibit.bars.flatMap(({ marks }) => (marks === null ? [] : [marks * exhibit.step]))
    : [];
}
