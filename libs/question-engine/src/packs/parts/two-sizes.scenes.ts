import { type Style, countOf } from '../../core/amount.js';
import { exact } from '../../numbers/exact.js';
import { fractionText } from '../../numbers/number-text.js';
import type { Person } from '../../core/people.js';
import type { TwoSizesScene } from '../../engines/two-sizes.engine.js';

type Make = (p: Person) => TwoSizesScene;

/** A fraction of one thing: `3/8 of a cake`, `1 cake`. */
function partOf(thing: string): Style {
  return {
    text: (v) => (exact(v).equals(1) ? `1 ${thing}` : `${fractionText(v)} of a ${thing}`),
    bare: (v) => fractionText(v),
    unit: null,
    noun: null,
    allows: (v) => exact(v).compare(0) > 0 && exact(v).compare(1) <= 0 && exact(v).d <= 12n,
  };
}

/** Slices and strips of one whole. */
function slices(thing: string, one: string, many: string, cuts: 'cuts' | 'divides'): Make {
  const count = countOf(many, one);
  return (p) => ({
    style: partOf(thing),
    count,
    kinds: [`small ${many}`, `large ${many}`],
    heads: ['Small', 'Large'],
    sizes: (v, w) => `A small ${one} is ${v} and a large ${one} is ${w}.`,
    total: (n, t) => `${p.name} has ${n} that make ${t} altogether.`,
    budget: (n, s, r) =>
      cuts === 'cuts'
        ? `${p.name} cuts ${n} from ${s}, and ${r} is left.`
        : `${p.name} plans ${n} in ${s}, and ${r} is left.`,
    spent: `All the ${many}`,
    askLarge: `How many large ${many} are there?`,
    blankLarge: `There are ___ large ${many}.`,
    blankTotal: (n) => `The ${n} make ___ of a ${thing}.`,
    askValue: `What fraction of a ${thing} do the large ${many} make?`,
    blankValue: `The large ${many} make ___ of a ${thing}.`,
  });
}

/** Cakes, pizzas and strips cut into slices of two sizes. */
export const SLICE_SIZES: readonly Make[] = [
  slices('cake', 'slice', 'slices', 'cuts'),
  slices('pizza', 'piece', 'pieces', 'cuts'),
  slices('loaf', 'piece', 'pieces', 'cuts'),
  slices('strip', 'part', 'parts', 'cuts'),
  slices('pie', 'portion', 'portions', 'cuts'),
  slices('ribbon', 'piece', 'pieces', 'cuts'),
  slices('garden', 'plot', 'plots', 'divides'),
  slices('board', 'panel', 'panels', 'divides'),
];
