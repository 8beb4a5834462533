import { markWorking } from '@sumfox/answer-marking/mark-working';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { MarkPoint } from '@sumfox/contracts/question/item';
import { mostForWorking } from '@sumfox/question-kinds/mark-parts';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { markingOf } from '@sumfox/question-kinds/registry';

/** The most of a working that is ever sent, in UTF-16 units (MARK-28). */
export const MAX_SENT_CHARS = 600;

/**
 * Control characters except tab and line feed, and invisible or reordering characters, including tags and lone
 * surrogates.
 */
const UNSEEN =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/** Unseen characters that a keyboard does not make: text that hides or reverses itself. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/u;

/** A sign or a word for a calculation; `x` between numbers is one too. */
const OPERATOR =
  /[+\-−–×÷*/=]|\d\s*[x:]\s*\d|\b(?:plus|minus|times|multipl\w*|divid\w*|add\w*|subtract\w*|shared?|take away|equals?|groups? of|lots of)\b/iu;

/**
 * Words that address the reader instead of doing maths. A working with one is settled by rule and shown to a person;
 * honest pupils lose only the second reader.
 */
const ADDRESS =
  /\b(?:ignore\w*|disregard|forget (?:the|all|every|previous)|system|instruct\w*|prompt\w*|assistant|developer|marker|marking|grad(?:e|er|ing)|examiner|teacher|judge|rubric|schema|json|verdict|correct\w*|full[ -]?marks?|marks?\b|score\w*|award\w*|approve\w*|accept\w*|pretend|override\w*|jailbreak|chatgpt|gpt|openai|model answer|language model|ai\b|shown|unsure|quote)\b|[{}<>[\]`]|"\s*:/giu;
/** Letters that are not Latin hide such words, or say them in another language. π and ℓ are mathematics. */
const OTHER_LETTER = /(?![πℓ])[^\P{L}\p{Script=Latin}]/u;

/** Whether a working may be put before a model, or why it may not. */
export type WorkingScreen = 'fit' | 'empty' | 'no-mathematics' | 'speaks-to-reader';

/** The working without what is not seen; runs of space, lines and everything else as typed. */
export function toSeenText(working: string): string {
  return working.replace(UNSEEN, '');
}

/** The cheap screen before a model is asked (MARK-28). */
export function screenWorking(working: string, stem: string): WorkingScreen {
  const seen = toSeenText(working).normalize('NFKC');
  if (seen.trim() === '') return 'empty';
  if (speaksToReader(working, stem)) return 'speaks-to-reader';
  return /\d/.test(seen) && OPERATOR.test(seen) ? 'fit' : 'no-mathematics';
}

/**
 * Checks whether a text addresses its reader. Words that the question contains are exempt; spaced-out letters are
 * joined first.
 */
export function speaksToReader(text: string, stem: string): boolean {
  const seen = toSeenText(text).normalize('NFKC');
  const joined = seen.replace(/\b(\p{L})[\s.\-_*](?=\p{L}\b)/gu, '$1');
  const asked = stem.toLowerCase();
  const isAddress = (word: string): boolean => !asked.includes(word.toLowerCase());
  const words = `${seen}\n${joined}`.match(ADDRESS) ?? [];
  return HIDDEN.test(text) || OTHER_LETTER.test(seen) || words.some(isAddress);
}

/**
 * Mark points that typed working can still earn: the rules have not found them, and the maximum for working is not
 * reached. Empty for a right answer, a choice, and missing working.
 */
export function listOpenPoints(
  { scheme, working }: ResponseToMark,
  mark: Pick<QuestionMark, 'isCorrect' | 'marksAwarded'>,
): MarkPoint[] {
  if (mark.isCorrect || !markingOf(scheme).hasWorking || working.trim() === '') return [];
  if (mark.marksAwarded >= mostForWorking(scheme)) return [];
  const earned = new Set(
    markWorking(scheme.markPoints, working)
      .filter((point) => point.isEarned)
      .map((point) => point.id),
  );
  return scheme.markPoints.filter((point) => !earned.has(point.id));
}
