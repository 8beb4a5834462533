import { BAR_MODEL } from './bar-model.messages.js';
/** The colours of parts, in their order on the page. */
export const BAR_COLOURS = ['pink', 'yellow', 'teal', 'violet'] as const;
export type BarColour = (typeof BAR_COLOURS)[number];

/** What each colour looks like, on the screen and in the picture. */
export const BAR_FILLS: Readonly<Record<BarColour, string>> = {
  pink: '#ffb3a7',
  yellow: '#ffdf8a',
  teal: '#a9e4dc',
  violet: '#d3c6ff',
};

/** A piece of a bar. */
export interface BarPart {
  /** Length in units of the model. */
  units: number;
  /** What stands in it, such as `24` or `?`. */
  label: string;
  isShaded: boolean;
  /** The colour of a shaded part; absent in models of earlier releases, whose shade is teal. */
  colour?: BarColour;
}

/** The colour of a part; null where it is white. */
export function colourOf({ isShaded, colour = 'teal' }: BarPart): BarColour | null {
  return isShaded ? colour : null;
}

/** One bar: who or what it is, its parts, and the brace below it. */
export interface Bar {
  name: string;
  parts: readonly BarPart[];
  /** What the brace over the whole bar says; null for no brace. */
  brace: string | null;
}

/** A model of the kind taught in Singapore: bars under each other, drawn to one unit. Stored on the device as it is. */
export interface BarModel {
  bars: readonly Bar[];
  /** What the brace over all bars says; null for none. */
  total: string | null;
}

export const EMPTY_MODEL: BarModel = { bars: [], total: null };

/** More would not fit a screen, nor help to think. */
export const MAX_BARS = 5;
export const MAX_PARTS = 12;
export const MAX_UNITS = 12;
/** Letters of a name, a label or what a brace says. */
export const MAX_LETTERS = 14;

const part = (units = 1, label = ''): BarPart => ({ units, label, isShaded: false });

/** One whole in two parts: the part-whole model. */
export const PART_WHOLE: BarModel = {
  bars: [{ name: '', parts: [part(3), part(2, '?')], brace: '' }],
  total: null,
};

/** Two bars of which one is several times the other: the comparison model. */
export const COMPARISON: BarModel = {
  bars: [
    { name: 'A', parts: [part()], brace: null },
    { name: 'B', parts: [part(), part(), part()], brace: null },
  ],
  total: '?',
};

/** A part by its bar and its place in it, both from 0. */
export interface PartPlace {
  bar: number;
  part: number;
}

export function getPart(model: BarModel, place: PartPlace): BarPart | null {
  return model.bars[place.bar]?.parts[place.part] ?? null;
}

/** The nearest part that there is; null in an empty model. */
export function nearestPlace(model: BarModel, place: PartPlace): PartPlace | null {
  if (model.bars.length === 0) return null;
  const bar = Math.min(Math.max(0, place.bar), model.bars.length - 1);
  const last = (model.bars[bar]?.parts.length ?? 1) - 1;
  return { bar, part: Math.min(Math.max(0, place.part), last) };
}

function withBar(model: BarModel, at: number, change: (bar: Bar) => Bar): BarModel {
  return { ...model, bars: model.bars.map((bar, i) => (i === at ? change(bar) : bar)) };
}

/** Adds a bar of one unit below the others. */
export function addBar(model: BarModel): BarModel {
  if (model.bars.length >= MAX_BARS) return model;
  return { ...model, bars: [...model.bars, { name: '', parts: [part()], brace: null }] };
}

/** Takes a bar away; the brace over all goes with the last but one. */
export function removeBar(model: BarModel, at: number): BarModel {
  const bars = model.bars.filter((_, i) => i !== at);
  return { bars, total: bars.length < 2 ? null : model.total };
}

/**
 * Gives a bar this many parts. New parts are like the last one, so that equal units stay equal; the labels of those that
 * remain stay.
 */
export function splitBar(model: BarModel, at: number, count: number): BarModel {
  const parts = Math.min(MAX_PARTS, Math.max(1, count));
  return withBar(model, at, (bar) => ({
    ...bar,
    parts: Array.from({ length: parts }, (_, i) => bar.parts[i] ?? part(bar.parts.at(-1)?.units)),
  }));
}

export function changePart(
  model: BarModel,
  place: PartPlace,
  change: Partial<Pick<BarPart, 'label' | 'isShaded' | 'colour'>>,
): BarModel {
  return withBar(model, place.bar, (bar) => ({
    ...bar,
    parts: bar.parts.map((each, i) => (i === place.part ? { ...each, ...change } : each)),
  }));
}

/** The length, in whole units, of a part that is dragged to a place. */
export function draggedUnits(width: number, unit: number): number {
  return Math.min(MAX_UNITS, Math.max(1, Math.round(width / unit)));
}

/** Makes a part longer or shorter, by whole units. */
export function resizePart(model: BarModel, place: PartPlace, by: number): BarModel {
  return withBar(model, place.bar, (bar) => ({
    ...bar,
    parts: bar.parts.map((each, i) =>
      i === place.part ? { ...each, units: Math.min(MAX_UNITS, Math.max(1, each.units + by)) } : each,
    ),
  }));
}

/** Gives every part from one to another of the same bar the colour of the first. */
export function paintLike(model: BarModel, from: PartPlace, to: PartPlace): BarModel {
  const first = getPart(model, from);
  if (!first || from.bar !== to.bar) return model;
  const { isShaded, colour } = first;
  const [left, right] = [Math.min(from.part, to.part), Math.max(from.part, to.part)];
  return withBar(model, from.bar, (bar) => ({
    ...bar,
    parts: bar.parts.map((each, i) =>
      i < left || i > right ? each : { ...each, isShaded, ...(colour ? { colour } : {}) },
    ),
  }));
}

/** Whether a part can be joined with the one after it: there is one, and both together are not too long. */
export function canJoin(model: BarModel, place: PartPlace): boolean {
  const [first, second] = [getPart(model, place), getPart(model, { ...place, part: place.part + 1 })];
  return first !== null && second !== null && first.units + second.units <= MAX_UNITS;
}

/** Joins a part with the one after it: as long as both, with the first label that there is. */
export function joinParts(model: BarModel, place: PartPlace): BarModel {
  if (!canJoin(model, place)) return model;
  return withBar(model, place.bar, (bar) => ({
    ...bar,
    parts: bar.parts.flatMap((each, i) => {
      const next = bar.parts[i + 1];
      if (i === place.part + 1) return [];
      if (i !== place.part || !next) return [each];
      return [
        { ...each, units: each.units + next.units, label: each.label.trim() ? each.label : next.label },
      ];
    }),
  }));
}

export function changeBar(
  model: BarModel,
  at: number,
  change: Partial<Pick<Bar, 'name' | 'brace'>>,
): BarModel {
  return withBar(model, at, (bar) => ({ ...bar, ...change }));
}

/** A part in words, for those who do not see it: `Ali, part 2 of 3, 24, shaded, 2 units long`. */
export function partText(model: BarModel, place: PartPlace): string {
  const bar = model.bars[place.bar];
  const here = getPart(model, place);
  if (!bar || !here) return '';
  return [
    bar.name.trim() || BAR_MODEL.get().bar({ bar: place.bar + 1 }),
    BAR_MODEL.get().partOf({ part: place.part + 1, count: bar.parts.length }),
    here.label.trim() === '?' ? BAR_MODEL.get().questionMark : here.label.trim(),
    here.isShaded && BAR_MODEL.get().colours[colourOf(here) ?? 'teal'],
    here.units > 1 && BAR_MODEL.get().unitsLong({ units: here.units }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A model and the way to it, so that each step can be taken back. */
export interface BarHistory {
  past: readonly BarModel[];
  now: BarModel;
  future: readonly BarModel[];
  /** Typing in one field is one step: the field last typed in, null after any other step. */
  typing: string | null;
}

/** Steps that can be taken back. */
const STEPS = 100;

export function beginHistory(now: BarModel): BarHistory {
  return { past: [], now, future: [], typing: null };
}

/** The next step; `typing` names the field while a pupil types in it. A step that changes nothing is none. */
export function stepTo(history: BarHistory, now: BarModel, typing: string | null = null): BarHistory {
  if (JSON.stringify(now) === JSON.stringify(history.now)) return history;
  const goesOn = typing !== null && typing === history.typing;
  const past = goesOn ? history.past : [...history.past, history.now].slice(-STEPS);
  return { past, now, future: [], typing };
}

/** Takes the last step back; null when there is none. */
export function undoBars({ past, now, future }: BarHistory): BarHistory | null {
  const before = past.at(-1);
  return before === undefined
    ? null
    : { past: past.slice(0, -1), now: before, future: [now, ...future], typing: null };
}

/** Takes the step again that was taken back; null when there is none. */
export function redoBars({ past, now, future }: BarHistory): BarHistory | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest, typing: null };
}
