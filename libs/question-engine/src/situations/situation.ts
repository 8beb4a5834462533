import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { Style } from '../core/amount.js';
import type { Dice } from '../core/dice.js';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { Name } from '../structures/quantity.js';
import type { Slip } from '../structures/structure.js';

/** Whole numbers by name: amounts in the smallest step of the setting, other quantities as they are. */
export type Drawn = Readonly<Record<Name, number>>;

/** Phrases of a setting by the names that templates use. */
export type Words = Readonly<Record<string, string>>;

/** Where a situation plays: its phrases, how its amounts are written, and how large they are. */
export interface Setting {
  id: string;
  words: Words;
  style: Style;
  /** Least and largest amount. */
  range: readonly [low: number, high: number];
  /** Draws the amounts of statements that are read off a picture. */
  show?: (amounts: readonly ShownAmount[]) => DrawingSpec;
}

/** An amount of a picture, in the smallest step of the setting, with what stands beside it. */
export interface ShownAmount {
  mark: string;
  amount: number;
}

/** A quantity: what it is counted in, how its line is called, and how it is asked for. */
export interface SituationQuantity {
  /** `amount` is written as the setting writes it; a plain number has no unit. */
  counts: 'amount' | 'number' | Style;
  /** Template of the label of its line. */
  label: string;
  /** Template of what it is within a sentence, behind "This is", where neither label nor question says it. */
  says?: string;
  /** Template of what stands beside it in a picture; the label where it is absent. */
  mark?: string;
  /** Absent for what is never asked. */
  asked?: { question: readonly string[]; blank: string };
}

/** One sentence of the story with the numbers and equations that it tells. */
export interface Statement {
  tells: readonly Name[];
  equations: readonly string[];
  /** Ways to say it, each with exactly the told numbers. */
  says: readonly string[];
  /** Its numbers stand in the drawing and not in the sentence. */
  isDrawn?: true;
}

/** One place of the unknown, by the statements that are told, in their order. */
export interface SituationAsk {
  id: string;
  levels: readonly ProficiencyLevel[];
  asked: Name;
  tells: readonly string[];
  /** Equations that the words of the question define, such as `sum = a + b` for "altogether". */
  defines?: readonly string[];
  /** Found on the way and asked for too where there are blanks. */
  middle?: Name;
  /** Template of that blank, where the story has moved on since and the quantity's own would speak of the wrong moment. */
  middleBlank?: string;
  /** Template of the hint of the last line, where its sign alone would not say what to do. */
  last?: string;
  /** Guess and check: wrong guesses and the right one come before the other lines. */
  guesses?: GuessTable;
}

/** What is guessed, and what each guess comes to against a told number. */
export interface GuessTable {
  of: Name;
  /** Expression over the guessed name and told names. */
  comesTo: string;
  /** The told number that it must come to. */
  target: Name;
  /** Found before the first guess, such as what one of each is together. */
  first?: Name;
  /** What else a guess fixes, one expression after the other, such as the second of three things. */
  also?: Readonly<Record<Name, string>>;
}

/**
 * Quantities and the equations between them as in a structure of the core, told by sentences of its own: for what is no
 * story about owners and their holdings, such as a row of numbers or a thing that is measured.
 */
export interface Situation {
  id: string;
  quantities: Readonly<Record<Name, SituationQuantity>>;
  statements: Readonly<Record<string, Statement>>;
  /** Equations that follow from the statements and that a pupil would use on the way. */
  steps: readonly string[];
  /** Answer side first; null when a condition does not hold. */
  draw: (dice: Dice, setting: Setting, level: ProficiencyLevel) => Drawn | null;
  slips: readonly Slip[];
  asks: readonly SituationAsk[];
  /** The first hint: a template without numbers. */
  hint: string;
  drawing?: (
    values: Drawn,
    words: Words,
    write: (template: string) => string,
    ask: SituationAsk,
  ) => DrawingSpec | null;
}
