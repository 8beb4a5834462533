import type { Item } from '@sumfox/contracts/question/item';
import { listDrawnValues } from './checks/drawn-values.js';
import { ANSWER_COUNTED_IN, ANSWER_NAMES, DRAWN_GIVENS } from './checks/read-text.js';
import type { Draft } from './core/draft.js';
import { type Exact, exact, findParamValue, toParamText } from './numbers/exact.js';

/** Params as stored, with what tells a later check how the key is read and which givens only the drawing shows. */
export function toParams(draft: Draft): Record<string, string> {
  const params = Object.fromEntries(
    Object.entries(draft.params).map(([name, v]) => [name, typeof v === 'string' ? v : toParamText(v)]),
  );
  const { names, countedIn } = draft.answer.style;
  if (names) params[ANSWER_NAMES] = names.join('|');
  if (countedIn) params[ANSWER_COUNTED_IN] = countedIn;
  if (draft.drawn && draft.drawn.length > 0) {
    const values = draft.drawing ? listDrawnValues(draft.drawing) : [];
    for (const name of draft.drawn) {
      const value = draft.params[name];
      if (value === undefined || typeof value === 'string' || !values.some((v) => v.equals(value)))
        throw new RangeError(`the drawing does not show ${name}`);
    }
    params[DRAWN_GIVENS] = draft.drawn.join(' ');
  }
  return params;
}

/** Numbers of a draft's params: what the stem or its drawing tells. */
export const listGivenValues = ({ params }: Draft): Exact[] =>
  Object.values(params).flatMap((given) => (typeof given === 'string' ? [] : [exact(given)]));

/** What is measured of an item stands beside its givens and is none of them. */
const MEASURED: ReadonlySet<string> = new Set(['demand', 'paperMarks']);

/** Numeric params of an item by name, and those that are words. */
export function readParams(item: Item): { givens: Map<string, Exact>; words: Map<string, string> } {
  const givens = new Map<string, Exact>();
  const words = new Map<string, string>();
  for (const [name, text] of Object.entries(item.provenance.params)) {
    if (MEASURED.has(name)) continue;
    const value = findParamValue(text);
    if (value) givens.set(name, value);
    else words.set(name, text);
  }
  return { givens, words };
}
