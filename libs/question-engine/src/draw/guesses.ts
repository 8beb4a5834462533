import { findTreeValue } from '../core/expression.js';
import type { Drawn } from '../forms/drawn.js';
import { readTree } from '../lines/trees.js';
import { OTHER_WAY, canGuess, guessRound, writeReason } from '../solutions/guess-lines.js';
import { type Exact, exact } from '../numbers/exact.js';
import { moneyText, numberText } from '../numbers/number-text.js';
import type { Name, Owner } from '../structures/quantity.js';

/** How a structure is tried out: what the others have when a number is guessed for B. */
const OTHERS: Readonly<Record<string, Readonly<Partial<Record<Owner, string>>>>> = {
  'sum-and-difference': { A: 'b0 + gap' },
  'more-and-less': { A: 'b0 + d', C: 'b0 + d - e' },
  'times-and-some-more': { A: 'm * b0 + e' },
  'times-as-many': { A: 'm * b0' },
  'two-compared-with-one': { A: 'm * b0', C: 'b0 + e' },
};

const TOTAL: Name = 'sum';
const GUESSED: Name = 'b0';

/** One row of the table of guesses: what each has, the total, and what it says. */
interface Row {
  text: string;
  sum: Exact;
}

const writerOf = ({ story }: Drawn): ((value: Exact) => string) =>
  story.world.kind === 'money' ? moneyText : numberText;

function writeGuess(drawn: Drawn, place: number, guess: Exact): Row | null {
  const { story, worked, values } = drawn;
  const base = story.structure.through?.base.id ?? story.structure.id;
  const total = worked.get(TOTAL) ?? values.get(TOTAL);
  const known = new Map([...values, [GUESSED, guess]]);
  const held = [
    [story.cast.B.name, guess] as const,
    ...Object.entries(OTHERS[base] ?? {}).map(
      ([owner, by]) => [story.cast[owner as Owner].name, findTreeValue(readTree(by), known)] as const,
    ),
  ];
  if (!total || held.length < 2 || held.some(([, value]) => !value || value.compare(0) <= 0)) return null;
  const write = writerOf(drawn);
  const sum = held.reduce((all, [, value]) => all.add(value ?? 0), exact(0));
  const says = sum.equals(total) ? 'Correct' : sum.compare(total) < 0 ? 'Too small' : 'Too large';
  const each = held.map(([name, value]) => `${name} ${write(value ?? exact(0))}`).join(', ');
  const text = `Guess ${place}, ${each}: ${held.map(([, value]) => write(value ?? exact(0))).join(' + ')} = ${write(sum)}. ${says}.`;
  return { text, sum };
}

/**
 * The model solution of guess and check: a round guess, why the next one is right, and the way with equal parts behind
 * them. The lines alone where nothing can be guessed.
 */
export function writeWithGuesses(drawn: Drawn, texts: readonly string[]): readonly string[] {
  const right = drawn.values.get(GUESSED);
  const first = right && guessRound(right);
  const [one, last] = first ? [writeGuess(drawn, 1, first), writeGuess(drawn, 2, right)] : [null, null];
  if (!right || !first || !one || !last || !canGuess([right, last.sum])) return texts;
  const behind = drawn.story.structure.through ? 1 : 0;
  const { name } = drawn.story.cast.B;
  const reason = writeReason(name, [first, right], [one.sum, last.sum], writerOf(drawn));
  return [...texts.slice(0, behind), one.text, reason, last.text, OTHER_WAY, ...texts.slice(behind)];
}
