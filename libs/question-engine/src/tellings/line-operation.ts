import { joinWithAnd, labelInSentence } from '../core/label-phrase.js';
import type { Tree } from '../core/expression.js';
import type { Line } from '../lines/line.js';
import { decimalText } from '../numbers/number-text.js';
import type { Exact } from '../numbers/exact.js';
import { type Name, isAmount } from '../structures/quantity.js';
import { labelQuantity } from './asking.js';
import type { Story } from './story.js';

type Values = ReadonlyMap<Name, Exact>;

/** Numbers without a name of their own: times, terms of a ratio, parts of a gateway. */
const isBare = (story: Story, name: Name): boolean =>
  /^(?:number|part)$/.test(story.structure.quantities[name]?.is ?? 'number');

/** The ends of a chain of one sign: `a - b - c`. */
const listEnds = (tree: Tree, op: Tree['op']): Tree[] =>
  tree.op === op && 'left' in tree ? [...listEnds(tree.left, op), tree.right] : [tree];

interface End {
  text: string;
  isBare: boolean;
  /** A number of units, packets or times, bare or by its name. */
  isNumber: boolean;
}

/** A named amount or a number of a line; null for a longer expression. */
function readEnd(story: Story, values: Values, tree: Tree): End | null {
  if (tree.op === 'number') return { text: decimalText(tree.value), isBare: true, isNumber: true };
  if (tree.op !== 'name') return null;
  const value = values.get(tree.name);
  if (isBare(story, tree.name))
    return value ? { text: decimalText(value), isBare: true, isNumber: true } : null;
  const quantity = story.structure.quantities[tree.name];
  return {
    text: labelInSentence(labelQuantity(story, tree.name, values)),
    isBare: false,
    isNumber: quantity !== undefined && !isAmount(quantity),
  };
}

/** `Find 3/5 of ...` for a part of an amount, written `x / b * t` or `x * p / 100`; null for any other expression. */
function sayPart(story: Story, values: Values, by: Tree): string | null {
  if ((by.op !== '*' && by.op !== '/') || by.left.op !== (by.op === '*' ? '/' : '*')) return null;
  const [whole, one, other] = [by.left.left, by.left.right, by.right].map((end) =>
    readEnd(story, values, end),
  );
  if (!whole || whole.isBare || !one || !other?.isBare) return null;
  if (by.op === '*') return one.isBare ? `Find ${other.text}/${one.text} of ${whole.text}.` : null;
  if (other.text !== '100') return null;
  return one.isBare
    ? `Find ${one.text}% of ${whole.text}.`
    : `Find ${one.text} first. Then take that percentage of ${whole.text}.`;
}

/** What to do with the amounts of a line, by their names: `Divide the total number of stickers by 5.` */
export function sayOperation(
  story: Story,
  { by, finds }: Pick<Line, 'by' | 'finds'>,
  values: Values,
): string | null {
  if (story.grade < 3 || by.op === 'number' || by.op === 'name') return null;
  const quantity = story.structure.quantities[finds];
  const percent = by.op === '-' && by.right.op === 'name' ? values.get(by.right.name) : undefined;
  if (quantity?.is === 'step' && quantity.counts === 'percent' && percent)
    return `The whole is 100%. Subtract ${decimalText(percent)}% from it.`;
  const part = sayPart(story, values, by);
  if (part !== null) return part;
  const ends = listEnds(by, by.op).map((end) => readEnd(story, values, end));
  const [first, ...others] = ends.flatMap((end) => end ?? []);
  if (!first || others.length + 1 < ends.length) return null;
  const rest = joinWithAnd(others.map(({ text }) => text));
  switch (by.op) {
    case '+':
      return `Add ${joinWithAnd([first.text, ...others.map(({ text }) => text)])}.`;
    case '-':
      return `Subtract ${rest} from ${first.text}.`;
    case '*':
      return first.isNumber ? `Multiply ${rest} by ${first.text}.` : `Multiply ${first.text} by ${rest}.`;
    case '/':
      return `Divide ${first.text} by ${rest}.`;
  }
}
