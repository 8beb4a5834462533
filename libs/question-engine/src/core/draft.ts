import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import type { HeuristicId } from '@sumfox/curriculum/heuristics';
import type { ScopeRule } from '@sumfox/curriculum/syllabus/scope-rules';
import type { StatementId } from '@sumfox/curriculum/syllabus/statements';
import type { DrawingSpec } from '../drawing/drawing-spec.js';
import type { Amount } from './amount.js';
import type { Dice } from './dice.js';
import type { Exact, Num } from '../numbers/exact.js';
import type { Fact } from './fact-solver.js';
import { lazily } from '../memory/remember.js';
import type { Working } from './working.js';

/** A value that a named misconception leads to. */
export interface WrongValue {
  /** Stable code such as `added-denominators`. */
  code: string;
  /** One kind sentence to the pupil naming the slip; never the answer. */
  explanation: string;
  value: Num;
  /** The line of the working that is wrong, from 0, where it is known: the slip is still to come behind shown lines. */
  line?: number;
}

/** A value asked for on the way, for items with blanks. */
export interface MiddleValue {
  /** A statement with `___` where the value stands. */
  blank: string;
  amount: Amount;
  /** Lines that work it out, where the working to the answer does not pass through it. */
  steps?: readonly string[];
}

export type { Fact } from './fact-solver.js';

/** One drawn story, before it becomes an open item, a choice or a statement with blanks. */
export interface Draft {
  /** The facts of the story, one or more sentences each. */
  story: string[];
  /** The question, ending in `?` or an instruction ending in `.`. */
  ask: string;
  /** The statement that replaces the question when the item has blanks; one `___`. */
  blank: string;
  answer: Amount;
  /** In the order in which a pupil meets them. */
  middles: MiddleValue[];
  /** The values shown in the stem or drawing, by the names the facts use. */
  params: Record<string, Num | string>;
  /** Names of params that stand in the drawing only, such as the heights of bars. */
  drawn?: readonly string[];
  working: Working;
  /** Gentle, nearer, nearly there; none gives the answer. */
  hints: [string, string, string];
  wrongs: WrongValue[];
  /** Whether a pupil could take a value for the answer, beside what its style says; any value where it is absent. */
  isLikely?: (value: Exact) => boolean;
  drawing: DrawingSpec | null;
  /** Numbers are struck out by clues: its lines only check one, and lead nowhere by themselves. */
  isRiddle?: boolean;
}

/** Givens by name, read back from an item. */
export type Givens = ReadonlyMap<string, Exact>;

/** What a stem and its drawing tell: numbers and words, by the names a proof knows them by. */
export interface Told {
  givens: Givens;
  words: ReadonlyMap<string, string>;
}

/** How a shape's items are solved again from what the stem shows, never by the routine that made them. */
export type Proof = { kind: 'facts'; facts: readonly Fact[]; asked: string } | SearchProof;

/** What a search takes for granted, so that it can be struck out: see `checks/honesty.ts` */
export interface Conditions {
  /** What the stem would tell with each clue left out in turn; clues are conditions that are more than one number. */
  withoutEach?: (told: Told) => Told[];
  /** Numbers that one picture or one sentence tells together, such as the terms of a row: needed as a whole. */
  together?: readonly RegExp[];
  /** Numbers that are no condition, such as the value of pi to work with. */
  beside?: RegExp;
}

/** A proof by trying out. */
export interface SearchProof extends Conditions {
  kind: 'search';
  /** Every value that fits the givens; exactly one must. Counts on or tries out, never the rule used to draw. */
  solve: (givens: Givens, words: ReadonlyMap<string, string>) => Exact[];
}

/** One relation in one dress: the unit a cell is made of. */
export interface Shape {
  /** Short name within the cell, such as `one-gains`. */
  id: string;
  levels: readonly ProficiencyLevel[];
  /** Statements of the syllabus that it was made to ask; the others are derived from place and working. */
  statements?: readonly StatementId[];
  /** How it stands to the syllabus of its grade where the rules of the curriculum do not tell by its name. */
  scope?: ScopeRule['scope'] | undefined;
  proof: Proof;
  /** The answer is drawn into the drawing: asked as an open question in its plain form alone. */
  isDrawn?: boolean;
  /** Draws the answer side first. Null when the draw breaks a condition: the caller draws again. */
  draw: (dice: Dice, level: ProficiencyLevel) => Draft | null;
}

/** All shapes of one (sub-strand, heuristic). */
export interface Cell {
  subStrandId: string;
  heuristicId: HeuristicId;
  shapes: readonly Shape[];
}

/** A cell whose shapes are made when they are first asked for: a process draws of few cells. */
export function toLazyCell(
  { subStrandId, heuristicId }: Omit<Cell, 'shapes'>,
  make: () => readonly Shape[],
): Cell {
  const shapes = lazily(make);
  return {
    subStrandId,
    heuristicId,
    get shapes() {
      return shapes();
    },
  };
}

/** What one family of packs serves, by grade. */
export type GradeCells = Readonly<Partial<Record<GradeLevel, readonly Cell[]>>>;

/** `relation('now = start - sold')`. */
export const relation = (equation: string): Fact => ({ kind: 'relation', equation });

/** `gateway('sold = crates * perCrate')`. */
export const gateway = (equation: string): Fact => ({ kind: 'gateway', equation });
