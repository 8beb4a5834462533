import type { GradeLevel } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import { type Exact, exact, isOne } from '../numbers/exact.js';
import { type Name, type Quantity, isAmount } from './quantity.js';
import type { Relation } from './relations.js';

/** Every quantity of one draw. */
export type Values = ReadonlyMap<Name, Exact>;

/** From which and to which number of steps a holding may be drawn. */
export interface Range {
  low: number;
  high: number;
}

/** What stands in the place of a name: one expression over quantities, or several. */
type Cases = Readonly<Record<Name, string | readonly string[]>>;

/**
 * A wrong way to think, named once, with each place where a pupil falls into it. Its values are never typed: they are
 * replayed from the lines of the item (`asks/replay.ts`). `says` speaks to the pupil and never holds a number.
 */
export interface Slip {
  readonly code: string;
  readonly says: string;
  /** A kind of sentence that the story must have, so that what is said is true of it. */
  readonly needs?: Relation['says'];
  /** The relation that the story must tell, by its key. */
  readonly needsTold?: string;
  /** By the line that is thought wrongly: what it is taken for. The lines after it follow truly from it. */
  readonly at?: Cases;
  /** By the asked quantity: a wrong plan by itself, worked out from the givens. */
  readonly plan?: Cases;
  /** By the asked quantity: another quantity that is given for it. */
  readonly gives?: Cases;
}

/** Each name of some cases with one expression of it. */
export const listCases = (cases: Cases | undefined): ReadonlyArray<readonly [Name, string]> =>
  cases === undefined
    ? []
    : Object.entries(cases).flatMap(([name, texts]) => [texts].flat().map((text) => [name, text] as const));

/** One row of the bar model: whose it is, and the names of the boxes in it; boxes with the same name are equally long. */
export interface ModelRow {
  of: Name;
  boxes: readonly Name[];
}

/** A way to tell an amount by other numbers: by a rate and a time, by a radius, by the edges of a box. */
export interface Gateway {
  id: string;
  /** Its told numbers: amounts of the world's kind, or plain ones. */
  parts: Readonly<Record<Name, 'amount' | 'number'>>;
  /** What the amount is, over the parts. */
  gives: string;
  /** Parts that give the amount, which is in the unit of the world; null when none do. */
  split: (dice: Dice, held: number) => Readonly<Record<Name, number>> | null;
  /** Wrong ways to work the amount out, over the parts. */
  slips: ReadonlyArray<{ code: string; says: string; instead: string }>;
}

/** Quantities and the equations between them: no words, no level, no unknown. */
export interface Structure {
  /** As in the atlas of problems. */
  id: string;
  grades: readonly GradeLevel[];
  quantities: Readonly<Record<Name, Quantity>>;
  relations: readonly Relation[];
  /**
   * Equations that follow from the relations and that a pupil would use on the way, such as `twice = sum - gap`. They make
   * lines and prove nothing; a test holds that they follow.
   */
  steps: readonly string[];
  /** Further steps, for what the others do not lead to. */
  lastSteps?: readonly string[];
  /** Every quantity but the tools in whole numbers of steps, answer side first; null when a condition does not hold. */
  draw: (dice: Dice, range: Range) => Readonly<Record<Name, number>> | null;
  /** Numbers that a pupil finds from told numbers alone, such as the factor that makes two ratios alike. */
  tools?: (values: Values) => Readonly<Record<Name, number>>;
  /** Why the solution goes on with what the tools give, with the values of a draw. */
  alike?: string;
  slips: readonly Slip[];
  /** Each ask tells one of these, or asks for what it defines: without it the structure would be another one. */
  tellsOneOf?: ReadonlyArray<Relation['says']>;
  /** Asked names and givens that no story would tell, as `asked < given given`. */
  struckOut?: readonly string[];
  model?: { rows: readonly ModelRow[]; brace?: Name };
  /** What one told amount is told by, and the structure without it (`gateways.ts`). */
  through?: { base: Structure; gateway: Gateway };
}

/** The drawn whole numbers as values: amounts times the step of the world, numbers as they are. */
export function scaleValues(
  structure: Structure,
  drawn: Readonly<Record<Name, number>>,
  step: Exact,
): Map<Name, Exact> {
  const values = new Map<Name, Exact>();
  for (const [name, value] of Object.entries(drawn)) {
    const quantity = structure.quantities[name];
    if (!quantity) throw new RangeError(`${structure.id}: ${name} is drawn and not a quantity`);
    values.set(name, isAmount(quantity) && !isOne(step) ? exact(value).mul(step) : exact(value));
  }
  for (const [name, value] of Object.entries(structure.tools?.(values) ?? {})) values.set(name, exact(value));
  return values;
}
