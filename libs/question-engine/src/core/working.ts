import { type Style, BARE } from './amount.js';
import { type Exact, type Num, exact } from '../numbers/exact.js';
import { evaluate } from './expression.js';
import { numberText } from '../numbers/number-text.js';

/** Renders an expression from values: x`${4} × ${price}`. Text goes in as it stands. */
export function x(parts: TemplateStringsArray, ...values: ReadonlyArray<Num | string>): string {
  return parts.reduce((line, part, i) => {
    const value = values[i - 1];
    return line + (value === undefined ? '' : typeof value === 'string' ? value : numberText(value)) + part;
  });
}

/** The signs that may stand beside a number in a working line without changing the arithmetic. */
export function stripSigns(text: string): string {
  return text.replace(/[$°%]/g, '');
}

/** What stands between a sum of fractions and its result: the fractions made alike, and the result before it is simplified. */
function listFractionSides(expression: string): string[] {
  const bottoms = expression.split(/ [+−] /).map((term) => Number(/^\d+\/(\d+)$/.exec(term)?.[1]));
  const whole = Math.max(...bottoms);
  if (bottoms.length < 2 || !bottoms.every((bottom) => whole % bottom === 0)) return [];
  const tops = expression.replace(/(\d+)\/(\d+)/g, (_, top, bottom) =>
    String((Number(top) * whole) / Number(bottom)),
  );
  return [tops.replace(/\d+/g, `$&/${whole}`), `${evaluate(tops).toFraction()}/${whole}`];
}

/** An expression with its result: fractions are made alike on the way, and simplified at the end. */
export function writeSum(expression: string, result: string): string {
  const counted = /^(\d+) × 1(\/\d+)$/.exec(expression)?.slice(1).join('');
  const sides = [expression, ...(counted ? [counted] : listFractionSides(expression))].filter(
    (side) => side !== result.split(' ')[0],
  );
  return [...new Set(sides), result].join(' = ');
}

/** A result on the way, as a line of working gives it: what a mark point is made of. */
export interface WorkedResult {
  label: string;
  /** The expression as shown, such as `84 ÷ 3`. */
  expression: string;
  value: Exact;
  style: Style;
  /** What to do in it, where its sign alone would not say. */
  hint?: string | undefined;
}

/**
 * The working a teacher would put on the board. Results are computed from the expression that is shown, so a
 * line can never state something untrue.
 */
export class Working {
  readonly lines: string[] = [];
  /** Of the lines that calculate, in order. */
  readonly results: WorkedResult[] = [];

  /** Adds `label: expression = result` and gives the result. */
  calc(label: string, expression: string, style: Style = BARE, hint?: string): Exact {
    const value = evaluate(stripSigns(expression));
    return this.write(label, expression, value, style, hint);
  }

  /**
   * Adds `label: expression = value` for an expression in words or several units, such as `9.40 a.m. + 35 min`. The
   * checks of the item recompute it.
   */
  state(label: string, expression: string, value: Num, style: Style): Exact {
    return this.write(label, expression, exact(value), style);
  }

  /** A reason in brackets behind the label stands in the line, and is no part of what is found. */
  private write(label: string, expression: string, value: Exact, style: Style, hint?: string): Exact {
    this.lines.push(`${label}: ${writeSum(expression, style.text(value))}`);
    this.results.push({ label: label.replace(/ \([^()]*\)$/, ''), expression, value, style, hint });
    return value;
  }

  /** Adds a sentence. */
  say(line: string): void {
    this.lines.push(line);
  }
}
