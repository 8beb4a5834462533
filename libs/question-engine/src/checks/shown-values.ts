import { COUNTED_IN } from '../core/counted-in.js';
import type { Visual } from '@sumfox/contracts/question/item';
import type { Exact } from '../numbers/exact.js';
import { listQuantities } from './read-quantity.js';
import { listNumbers } from './read-text.js';

const WORDS_FOR: ReadonlyMap<string, RegExp> = new Map([
  ['1/2', /\bhalf\b/i],
  ['1/3', /\bthird\b/i],
  ['1/4', /\bquarter\b/i],
  ['3/4', /\bthree[- ]quarters?\b/i],
  ['0', /\b(no|none|zero|empty)\b/i],
  ['1', /\b(one|a|an|another|once)\b/i],
  ['2', /\b(two|twice|double[ds]?|both|pairs?)\b/i],
  ['3', /\b(three|triple[ds]?|triangles?)\b/i],
  ['4', /\b(four|squares?|rectangles?)\b/i],
  ['5', /\b(five|pentagons?)\b/i],
  ['6', /\b(six|hexagons?)\b/i],
  ['7', /\b(seven|week)\b/i],
  ['8', /\b(eight|octagons?)\b/i],
  ['9', /\bnine\b/i],
  ['10', /\btens?\b/i],
  ['12', /\b(twelve|dozen)\b/i],
]);

/** Whether a text says a value in words: `twice` for 2, `half` for 1/2. */
export function isSaid(value: Exact, text: string): boolean {
  return WORDS_FOR.get(value.toFraction())?.test(text) ?? false;
}

/** Whether a text shows a value: in words, as a number, or as a quantity in whatever unit it may be counted in. */
export function isShown(value: Exact, text: string): boolean {
  if (isSaid(value, text)) return true;
  if (listNumbers(text).some((n) => n.equals(value))) return true;
  return COUNTED_IN.some((unit) => listQuantities(text, unit).some((q) => q.equals(value)));
}

/** A bar that is not drawn, and that the solution finds to be larger than its axis is long: `visual: …`. */
export function listAxisFaults({ alt, svg }: Visual, steps: readonly string[]): string[] {
  const title = /^Bar graph: (.+?)\. /.exec(alt)?.[1] ?? '';
  const marks = [...svg.matchAll(/text-anchor="end"[^>]*>(\d[\d ]*)</g)];
  const top = Math.max(0, ...marks.map(([, mark = '']) => Number(mark.replaceAll(' ', ''))));
  return [...alt.matchAll(/[.:;] ([A-Z][A-Za-z ]+): not drawn/g)].flatMap(([, name = '']) => {
    const label = `${name}'s ${title.charAt(0).toLowerCase()}${title.slice(1)}: `;
    const line = steps.find((step) => step.startsWith(label)) ?? '';
    const found = Number((/ = (\d[\d ]*)/.exec(line)?.[1] ?? '0').replaceAll(' ', ''));
    return top > 0 && found > top ? [`visual: the axis ends at ${top}, and ${name} has ${found}`] : [];
  });
}

/** An angle between three letters that is asked for in a figure of lines that is drawn true: it could be measured. */
export const listMeasuredFaults = (alt: string, stem: string): string[] => {
  const asked = /size of angle ([A-Z]{3})(?:\?| is ___)/.exec(stem)?.[1];
  return asked !== undefined && /^Figure [A-Z]{3,} /.test(alt) && !alt.endsWith('Not drawn to scale.')
    ? [`visual: angle ${asked} can be measured`]
    : [];
};

/** Points and bars that stand at another value than the solution finds for them: `visual: …`. */
export const listGraphFaults = (alt: string, steps: readonly string[]): string[] =>
  steps.flatMap((line) => {
    const [, name = '', found = ''] = /^([A-Z][a-z]+ \d+): .* = (\d[\d ]*\d|\d)/.exec(line) ?? [];
    const drawn = /^(?:Line|Bar) graph: /.test(alt)
      ? new RegExp(`\\b${name}: ([\\d ]+)`).exec(alt)?.[1]
      : undefined;
    const isUntrue = name !== '' && drawn !== undefined && drawn.trim() !== found;
    return isUntrue ? [`visual: the graph shows ${drawn.trim()} at ${name}, which is ${found}`] : [];
  });
