import type { Model, UnavailableReason } from '@sumfox/ai/model';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import { judgeMeaning } from './prompts/judge-meaning.v1.js';
import { speaksToReader } from './working-screen.rules.js';

/** Two answers in words to one question. */
export interface MeaningQuestion {
  readonly stem: string;
  readonly given: string;
  readonly key: string;
  readonly pupilId: string;
}

export type MeaningReading =
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason }
  | {
      readonly kind: 'read';
      /** `same` and `different` only when both orders say so. */
      readonly meaning: 'same' | 'different' | 'unsure';
      readonly said: readonly ModelSaying[];
    };

/** The longest answer in words that is sent. */
const LONGEST_ANSWER = 200;

/**
 * Whether an answer in words may be put before a model: it has some words, says nothing to whoever reads it, and has
 * the numbers of the key, for no model may overrule a number.
 */
export function mayCompare({ stem, given, key }: Omit<MeaningQuestion, 'pupilId'>): boolean {
  const isShort = given.trim() !== '' && given.length <= LONGEST_ANSWER;
  return isShort && !speaksToReader(given, stem) && numbersOf(given) === numbersOf(key);
}

function numbersOf(text: string): string {
  return (text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
}

/** Asks for the equivalence of two answers in words both ways round (MARKING §7). */
export async function compareMeanings(
  model: Model,
  { stem, given, key, pupilId }: MeaningQuestion,
): Promise<MeaningReading> {
  const said: ModelSaying[] = [];
  const answers: string[] = [];
  for (const [first, second] of [
    [given, key],
    [key, given],
  ] as const) {
    const reply = await model.ask(judgeMeaning, { question: stem, first, second }, { pupilId });
    if (reply.kind === 'unavailable') return reply;
    answers.push(reply.output.same);
    said.push({
      task: judgeMeaning.name,
      version: judgeMeaning.version,
      model: reply.model,
      output: reply.output,
    });
  }
  const [one, other] = answers;
  const meaning = one !== other || one === 'unsure' ? 'unsure' : one === 'yes' ? 'same' : 'different';
  return { kind: 'read', meaning, said };
}
