/** A value as it stands in a written question: the number in figures, and what it counts. */
export interface WrittenValue {
  /** `24`, `36 480`, `4.50`, `3/4` or `2 3/4`; no unit. */
  value: string;
  /** `$`, `%`, `°`, a unit such as `cm` or `ml`, the noun of counted things, or null for a plain number. */
  unit: string | null;
}

/** One line of working: `label: calculation = result`. */
export interface WrittenStep {
  /** What the line finds, in a child's words. */
  label: string;
  /** Plain arithmetic with at least one sign. */
  calculation: string;
  result: string;
  unit: string | null;
}

/** A wrong answer with the sum that a misconception leads to. */
export interface WrittenDistractor {
  /** The wrong sum, in plain arithmetic. */
  expression: string;
  value: string;
  /** Stable code such as `added-instead`. */
  misconception: string;
  /** One kind sentence to the pupil naming the slip; never the answer. */
  explanation: string;
}

/**
 * A question as an author hands it in: words, the one sum that solves it, and what is claimed about both. Nothing in
 * it is believed before the checks of an item have worked it out again.
 */
export interface WrittenQuestion {
  /** What the pupil reads, the question or the statements with `___` last. */
  stem: string;
  /** Plain arithmetic on the numbers of the stem that gives the answer. */
  expression: string;
  answer: WrittenValue;
  /** Values of the blanks in order, the answer last; empty where the stem has none. */
  blanks: WrittenValue[];
  steps: WrittenStep[];
  /** Gentle, nearer, nearly there. */
  hints: string[];
  distractors: WrittenDistractor[];
}
