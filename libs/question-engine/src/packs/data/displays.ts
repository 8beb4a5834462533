import type { Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { decimalText } from '../../numbers/number-text.js';
import { x } from '../../core/working.js';
import type { DrawingSpec } from '../../drawing/drawing-spec.js';
import { type Step, type Wrong, listText, range } from './drafting.js';
import { type Store, drawStore } from './stores.scene.js';
import type { Num } from '../../numbers/exact.js';

/** A way of showing numbers that must be read before they can be used. */
export interface Display {
  id: 'pictures' | 'bars' | 'table';
  /** "The picture graph". */
  name: string;
  /** What one picture or mark may stand for. */
  units: readonly number[];
  /** Least and most pictures or marks in a row. */
  low: number;
  high: number;
}

/** Scaled picture graphs of Primary 2. */
export const PICTURES: Display = {
  id: 'pictures',
  name: 'The picture graph',
  units: [2, 3, 4, 5, 10],
  low: 2,
  high: 9,
};
/** Bar graphs of Primary 3, numbered at every or every second mark. */
export const BARS: Display = {
  id: 'bars',
  name: 'The bar graph',
  units: [2, 5, 10, 20, 50, 100],
  low: 2,
  high: 10,
};
/** Tables of Primary 4. */
export const TABLE: Display = { id: 'table', name: 'The table', units: [1], low: 24, high: 980 };

/** Equation by which a row is read off: the gateway. */
export function readingOf(display: Display, row: number): string {
  return display.id === 'table' ? `r${row} = v${row}` : `r${row} = m${row} * unit`;
}

/** Gateways of the first rows. */
export function readingsOf(display: Display, rows: number): string[] {
  return range(1, rows).map((row) => readingOf(display, row));
}

/** One drawn display with its context. */
export interface Readings {
  display: Display;
  store: Store;
  style: Style;
  unit: number;
  /** Pictures or marks of the first rows. */
  marks: number[];
  /** What they stand for. */
  values: number[];
  /** Labels of all four rows. */
  labels: readonly string[];
  params: Record<string, number>;
  drawn: readonly string[];
  /** "The bar graph shows the number of books on each shelf." */
  opening: string;
  /** Lines that read the rows off. */
  steps: Step[];
  text: (value: Num) => string;
  bare: (value: Num) => string;
  /** The drawing with so many rows that are not filled in after those that are. */
  draw: (hidden?: number) => DrawingSpec;
  /** Wrong values that come from wrong reading, for an answer worked out from the values. */
  misread: (solve: (values: number[]) => Num) => Wrong[];
}

/** Draws a display whose first rows are to be read. Harder levels number only every second mark. */
export function drawReadings(dice: Dice, display: Display, rows: number, hard: boolean): Readings | null {
  const store = drawStore(dice);
  const numbered = display.id === 'bars' && hard ? 'second' : 'every';
  // With numbers at every second mark the numbers should still be round.
  const unit = dice.pick(display.units.filter((u) => numbered === 'every' || (u % 5 === 0 && u !== 20)));
  const marks = range(1, rows).map(() => dice.int(display.low, display.high));
  if (new Set(marks).size < rows || Math.max(...marks) * unit > store.most) return null;
  const values = marks.map((m) => m * unit);
  const { style, labels } = store;
  const symbol = dice.pick(['star', 'circle', 'square', 'triangle'] as const);
  const named = range(1, rows).map((i) => (display.id === 'table' ? `v${i}` : `m${i}`));
  const shown = display.id === 'table' ? values : marks;
  return {
    display,
    store,
    style,
    unit,
    marks,
    values,
    labels,
    params: {
      ...Object.fromEntries(named.map((name, i) => [name, shown[i] ?? 0])),
      ...(display.id === 'table' ? {} : { unit }),
    },
    drawn: [...named, ...(display.id === 'table' ? [] : ['unit'])],
    opening:
      display.id === 'pictures' ? 'Look at the picture graph.' : `${display.name} shows ${store.shows}.`,
    steps: listReadingSteps(display, { style, unit, marks, values, labels, numbered }),
    text: (value) => style.text(value),
    bare: (value) => style.bare(value),
    draw: (hidden = 0) => {
      const cells = range(0, rows + hidden - 1).map((i) => marks[i] ?? null);
      return drawDisplay(display, store, labels, cells, { unit, symbol, numbered });
    },
    misread: (solve) => listMisreadings(display, { unit, marks, values }, solve),
  };
}

function drawDisplay(
  display: Display,
  store: Store,
  labels: readonly string[],
  cells: ReadonlyArray<number | null>,
  look: {
    unit: number;
    symbol: 'star' | 'circle' | 'square' | 'triangle';
    numbered: 'every' | 'second';
  },
): DrawingSpec {
  const label = (i: number): string => labels[i] ?? '';
  if (display.id === 'pictures') {
    return {
      kind: 'picture-graph',
      title: store.title,
      symbol: look.symbol,
      unit: look.unit,
      noun: store.noun,
      rows: cells.map((symbols, i) => ({ label: label(i), symbols })),
    };
  }
  if (display.id === 'bars') {
    return {
      kind: 'bar-graph',
      title: store.title,
      yTitle: `Number of ${store.noun}`,
      step: look.unit,
      numbered: look.numbered,
      bars: cells.map((marks, i) => ({ label: label(i), marks })),
    };
  }
  return {
    kind: 'table',
    title: store.title,
    header: [store.holder.charAt(0).toUpperCase() + store.holder.slice(1), `Number of ${store.noun}`],
    rows: cells.map((value, i) => [label(i), value === null ? '?' : decimalText(value)]),
  };
}

function listReadingSteps(
  display: Display,
  r: {
    style: Style;
    unit: number;
    marks: readonly number[];
    values: readonly number[];
    labels: readonly string[];
    numbered: 'every' | 'second';
  },
): Step[] {
  if (display.id === 'pictures')
    return r.marks.map((m, i): Step => [r.labels[i] ?? '', x`${m} × ${r.unit}`, r.style]);
  const read = `Read the ${display.id === 'bars' ? 'bar graph' : 'table'}: ${listText(r.values.map((v, i) => `${r.labels[i] ?? ''} ${decimalText(v)}`))}.`;
  return r.numbered === 'second' ? [['One step of the scale', x`${2 * r.unit} ÷ 2`, r.style], read] : [read];
}

function listMisreadings(
  display: Display,
  r: { unit: number; marks: readonly number[]; values: readonly number[] },
  solve: (values: number[]) => Num,
): Wrong[] {
  const first = (change: number): number[] => r.values.map((v, i) => (i === 0 ? v + change : v));
  if (display.id === 'pictures') {
    return [
      ['key-ignored', solve([...r.marks])],
      ['key-added', solve(r.marks.map((m) => m + r.unit))],
      ['one-picture-too-many', solve(first(r.unit))],
      ['one-picture-too-few', solve(first(-r.unit))],
    ];
  }
  if (display.id === 'bars') {
    return [
      ['scale-ignored', solve([...r.marks])],
      ['read-line-above', solve(first(r.unit))],
      ['read-line-below', solve(first(-r.unit))],
    ];
  }
  return [
    ['misread-value', solve(first(10))],
    ['misread-value', solve(first(-10))],
  ];
}
