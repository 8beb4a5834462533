import type { Style } from '../../core/amount.js';
import type { Dice } from '../../core/dice.js';
import { x } from '../../core/working.js';
import type { PieChartSpec } from '../../drawing/pie-chart.drawing.js';
import type { Step } from './drafting.js';
import { type Store, drawStore } from './stores.scene.js';

/** How the sectors of a chart are told. */
export interface PieMode {
  id: 'degrees' | 'percent';
  /** What the whole circle makes. */
  full: 360 | 100;
  sign: '°' | '%';
  /** Sectors are multiples of this. */
  step: number;
  /** Multiples that can be worked out without a calculator. */
  friendly: number;
}

export const DEGREES: PieMode = { id: 'degrees', full: 360, sign: '°', step: 6, friendly: 30 };
export const PERCENT_OF_ALL: PieMode = { id: 'percent', full: 100, sign: '%', step: 5, friendly: 10 };
export const PIE_MODES = [DEGREES, PERCENT_OF_ALL] as const;

/** A drawn chart: shares of the whole, the total and what each sector stands for. */
export interface Pie {
  mode: PieMode;
  store: Store;
  style: Style;
  noun: string;
  labels: readonly string[];
  shares: number[];
  total: number;
  parts: number[];
  /** "The pie chart shows how 240 books are shared among the shelves." */
  told: string;
  /** The same without the total. */
  untold: string;
  /** The chart; places in `hidden` carry a question mark in place of their share. */
  draw: (hidden?: readonly number[]) => PieChartSpec;
  /** Line that works out one sector. */
  part: (i: number) => Step;
}

/** Draws a chart of so many sectors; null when a sector would not be whole or is too small to be read. */
export function drawPie(dice: Dice, mode: PieMode, sectors: number, friendly = false): Pie | null {
  const store = drawStore(dice);
  const unit = friendly ? mode.friendly : mode.step;
  const units = mode.full / unit;
  const least = Math.ceil(units / 12);
  const shares: number[] = [];
  let left = units;
  for (let i = sectors - 1; i > 0; i -= 1) {
    const share = dice.int(least, Math.max(least, Math.min(left - i * least, Math.floor(units / 2))));
    shares.push(share * unit);
    left -= share;
  }
  shares.push(left * unit);
  if (left < least || left > units / 2 || new Set(shares).size < sectors) return null;
  const total = dice.multiple(units, units, Math.min(720, store.most * 2));
  const parts = shares.map((s) => (s * total) / mode.full);
  // With a total of 360 or 100 every number would be its degrees or per cent, and the chart would tell it.
  if (Math.max(...parts) > store.most || total === mode.full) return null;
  const { style, labels, noun } = store;
  const all = store.all.toLowerCase();
  return {
    mode,
    store,
    style,
    noun,
    labels,
    shares,
    total,
    parts,
    told: `The pie chart shows how ${style.text(total)} are shared among ${all}.`,
    untold: `The pie chart shows how the ${noun} are shared among ${all}.`,
    draw: (hidden = []) => ({
      kind: 'pie-chart',
      title: store.title,
      sectors: shares.map((share, i) => ({
        label: labels[i] ?? '',
        degrees: (share * 360) / mode.full,
        text: hidden.includes(i) ? '?' : `${share}${mode.sign}`,
      })),
    }),
    part: (i) => [labels[i] ?? '', x`${shares[i] ?? 0} ÷ ${mode.full} × ${total}`, style],
  };
}

/** Gateway: a sector of so many degrees or per cent of a total. */
export const sectorOf = (part: string, share: string, mode: PieMode, total = 'total'): string =>
  `${part} = ${share} * ${total} / ${mode.full}`;

/** The whole of a sector in words: `360° make the whole circle.` */
export const wholeText = (mode: PieMode): string =>
  mode.id === 'degrees' ? 'A whole circle has 360°.' : 'The whole is 100%.';
