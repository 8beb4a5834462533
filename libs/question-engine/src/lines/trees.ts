import { type Tree, parseExpression } from '../core/expression.js';
import { remember } from '../memory/remember.js';
import { type Exact, exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import type { Name } from '../structures/quantity.js';

/** Both sides of an equation. */
export interface Equation {
  left: Tree;
  right: Tree;
}

/** Reads `x = (sum - gap) / 2`; each text is read once. */
export const readEquation = remember((text): Equation => {
  const [left = '', right = '', ...rest] = text.split('=');
  if (rest.length > 0) throw new RangeError(`not an equation: ${text}`);
  return { left: readTree(left), right: readTree(right) };
}, Infinity);

/** Reads an expression over names. */
export const readTree = remember(parseExpression, Infinity);

/** Names of an expression, each as often as it stands there. */
export function listNames(tree: Tree): Name[] {
  if (tree.op === 'number') return [];
  if (tree.op === 'name') return [tree.name];
  return [...listNames(tree.left), ...listNames(tree.right)];
}

/** The one side that is left when the name is brought to the other: `a1 = a0 + x` for `x` gives `a1 - a0`. */
export function isolate({ left, right }: Equation, name: Name): Tree | null {
  const inLeft = listNames(left).filter((n) => n === name).length;
  const inRight = listNames(right).filter((n) => n === name).length;
  if (inLeft + inRight !== 1) return null;
  return inLeft === 1 ? peel(left, right, name) : peel(right, left, name);
}

/** Undoes the operations round a name, outermost first. */
function peel(side: Tree, other: Tree, name: Name): Tree {
  if (side.op === 'name' || side.op === 'number') return other;
  const isLeft = listNames(side.left).includes(name);
  const inner = isLeft ? side.left : side.right;
  const beside = isLeft ? side.right : side.left;
  const undone: Tree =
    side.op === '+'
      ? { op: '-', left: other, right: beside }
      : side.op === '*'
        ? { op: '/', left: other, right: beside }
        : side.op === '-'
          ? isLeft
            ? { op: '+', left: other, right: beside }
            : { op: '-', left: beside, right: other }
          : isLeft
            ? { op: '*', left: other, right: beside }
            : { op: '/', left: beside, right: other };
  return peel(inner, undone, name);
}

/** Written as it is told, not as the mixed number that it is. */
const PI = exact(22, 7);
const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

/** The expression with its numbers put in, as a teacher writes it: `(84 − 12) ÷ 2`. */
export function writeTree(
  tree: Tree,
  known: ReadonlyMap<Name, Exact>,
  write: (name: Name, value: Exact) => string,
): string {
  if (tree.op === 'number') return tree.value.equals(PI) ? '22/7' : numberText(tree.value);
  if (tree.op === 'name') {
    const value = known.get(tree.name);
    if (!value) throw new RangeError(`${tree.name} is not known`);
    return write(tree.name, value);
  }
  // Without brackets, which come late: what is taken away goes one after the other.
  if (tree.op === '-' && tree.right.op === '+') {
    const { left, right } = tree.right;
    return writeTree({ op: '-', left: { op: '-', left: tree.left, right: left }, right }, known, write);
  }
  const isProduct = tree.op === '*' || tree.op === '/';
  const side = (part: Tree, isRight: boolean): string => {
    const text = writeTree(part, known, write);
    if (part.op === 'number' || part.op === 'name') return text;
    const isSum = part.op === '+' || part.op === '-';
    const needs = isProduct
      ? isSum || (isRight && (part.op === '/' || tree.op === '/'))
      : isRight && tree.op === '-' && isSum;
    return needs ? `(${text})` : text;
  };
  return `${side(tree.left, false)} ${SIGNS[tree.op]} ${side(tree.right, true)}`;
}
