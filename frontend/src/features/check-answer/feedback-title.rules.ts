import { toSentences } from '../../shared/lib/sentences.rules.js';

/** A first sentence up to this length ("Yes!", "Not yet.") says too little to stand alone. */
const SHORT_LETTERS = 14;
/** Two sentences up to this length are a title together. */
const TITLE_LETTERS = 56;

/** Splits what is said of an answer into the title of the tray and what stands below it. */
export function splitFeedback(feedback: string): { title: string; text: string } {
  const [first = '', second = '', ...rest] = toSentences(feedback);
  const joined = first.trim().length <= SHORT_LETTERS && (first + second).trim().length <= TITLE_LETTERS;
  return joined
    ? { title: (first + second).trim(), text: rest.join('').trim() }
    : { title: first.trim(), text: [second, ...rest].join('').trim() };
}

/** The last line of a solution that works something out: the maths behind a right answer. Null where no line does. */
export function lastCalculation(steps: readonly string[]): string | null {
  return steps.findLast((step) => /\d\s*=\s*\S/.test(step)) ?? null;
}
