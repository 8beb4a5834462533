import type { Model, UnavailableReason } from '@sumfox/ai/model';
import type { CallText } from '@sumfox/ai/privacy/call-text';
import type { ModelSaying } from '@sumfox/contracts/marking/review.calls';
import { judgeMeaning } from './prompts/judge-meaning.v1.js';
import { speaksToReader } from './working-screen.rules.js';

/** Two answers in words to one question. */
export interface MeaningQuestion {
  readonly stem: string;
  readonly given: string;
  readonly key: string;
  readonly pupilId: string;
  /** The texts of this call, without the pupil's personal words. */
  readonly texts: CallText;
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
const MAX_ANSWER_CHARS = 200;
/** With marks in the place of personal words, which may be longer than these. */
const MAX_SENT_CHARS = 2 * MAX_ANSWER_CHARS;

/**
 * Checks whether an answer in words may go to a model: it contains words, does not address its reader, and has the
 * numbers of the key. A model must not overrule a number (MARK-27).
 */
export function mayCompare({ stem, given, key }: Omit<MeaningQuestion, 'pupilId' | 'texts'>): boolean {
  const isShort = given.trim() !== '' && given.length <= MAX_ANSWER_CHARS;
  return isShort && !speaksToReader(given, stem) && numbersOf(given) === numbersOf(key);
}

function numbersOf(text: string): string {
  return (text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? []).sort().join(' ');
}

/** Asks whether two answers in words mean the same, in either order (CHALLENGE-5). */
export async function compareMeanings(
  model: Model,
  { stem, given, key, pupilId, texts }: MeaningQuestion,
): Promise<MeaningReading> {
  const said: ModelSaying[] = [];
  const answers: string[] = [];
  const question = texts.product(stem);
  const one = texts.person(given, MAX_SENT_CHARS);
  const other = texts.product(key);
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    const reply = await model.ask(judgeMeaning, { question, first, second }, { pupilId });
    if (reply.kind === 'unavailable') return reply;
    answers.push(reply.output.same);
    said.push({
      task: judgeMeaning.name,
      version: judgeMeaning.version,
      model: reply.model,
      output: reply.output,
    });
  }
  const [there, back] = answers;
  const meaning = there !== back || there === 'unsure' ? 'unsure' : there === 'yes' ? 'same' : 'different';
  return { kind: 'read', meaning, said };
}
