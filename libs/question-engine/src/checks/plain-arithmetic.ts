import { type Exact, exact, findQuotient } from '../numbers/exact.js';
import { ExpressionFault, type Tree, findTreeValue, parseExpression } from '../core/expression.js';
import { groupDigits } from '../numbers/number-text.js';

/**
 * A sum as an author types it, in the signs and digit groups of the product: `*` and `x` between numbers, `:` never,
 * `/` with gaps as division and without as a fraction, commas between thousands taken out.
 * Dollar signs stay: they are read over.
 */
export function tidyArithmetic(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=[\d)])\s*[*·xX]\s*(?=[\d($])/g, ' × ')
    .replace(/\s+\/\s+|(?<=\))\s*\/\s*|\s*\/\s*(?=\()/g, ' ÷ ')
    .replace(/\s*([+−×÷–-])\s*/g, (_, sign: string) => ` ${sign === '-' || sign === '–' ? '−' : sign} `)
    .replace(/\d{5,}(?![\d.]*\/)/g, (digits) => groupDigits(digits))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The tree of a tidied sum; null when it is not plain arithmetic on numbers. */
export function findArithmetic(text: string): Tree | null {
  try {
    const tree = parseExpression(text.replaceAll('$', ''));
    return hasName(tree) ? null : tree;
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}

function hasName(tree: Tree): boolean {
  return tree.op === 'name' || (tree.op !== 'number' && (hasName(tree.left) || hasName(tree.right)));
}

/** The value of a tree without names; null where something is divided by nought. */
export const valueOf = (tree: Tree): Exact | null => findTreeValue(tree, new Map());

/** The value of a sum as typed; null when it cannot be worked out. */
export function findWorth(text: string): Exact | null {
  const tree = findArithmetic(tidyArithmetic(text));
  return tree && valueOf(tree);
}

/** The numbers of a tree from left to right. */
export function listLeaves(tree: Tree): Exact[] {
  if (tree.op === 'number') return [tree.value];
  return tree.op === 'name' ? [] : [...listLeaves(tree.left), ...listLeaves(tree.right)];
}

/** The values of all operations of a tree, the last one being the whole; an operation without a value is left out. */
export function listResults(tree: Tree): Exact[] {
  if (tree.op === 'number' || tree.op === 'name') return [];
  const value = valueOf(tree);
  return [...listResults(tree.left), ...listResults(tree.right), ...(value ? [value] : [])];
}

/** How many operations a tree has. */
export function countOperations(tree: Tree): number {
  if (tree.op === 'number' || tree.op === 'name') return 0;
  return 1 + countOperations(tree.left) + countOperations(tree.right);
}

/** The tree with one number in the place of another wherever it stands. */
export function withNumber(tree: Tree, from: Exact, to: Exact): Tree {
  if (tree.op === 'number') return tree.value.equals(from) ? { op: 'number', value: to } : tree;
  if (tree.op === 'name') return tree;
  return { ...tree, left: withNumber(tree.left, from, to), right: withNumber(tree.right, from, to) };
}

const WRITTEN = /^(?:(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|(\d{1,3}(?:[ ,]\d{3})+|\d+)(\.\d+)?)$/;

/** The one number a text consists of: `24`, `36 480`, `36,480`, `4.50`, `3/4`, `2 3/4`; null for anything else. */
export function findWrittenNumber(text: string): Exact | null {
  const match = WRITTEN.exec(text.trim());
  if (!match || text.length > 30) return null;
  const [, whole, top, bottom, n, d, digits, places = ''] = match;
  if (digits === undefined) {
    const part = findQuotient(top ?? n ?? '', bottom ?? d ?? '');
    return part && part.add(exact(Number(whole ?? '0')));
  }
  const scale = '1'.padEnd(Math.max(1, places.length), '0');
  return findQuotient(digits.replace(/[ ,]/g, '') + places.slice(1), scale);
}
