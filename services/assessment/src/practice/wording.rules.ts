import {
  type SuggestionInput,
  type SuggestionLevel,
  type SuggestionReply,
  wordSuggestion,
} from './prompts/word-suggestion.v1.js';
import { CUTOFFS, ENOUGH_ANSWERS } from '@sumfox/curriculum/cutoffs';
import type { AxisRecord } from '@sumfox/contracts/assessment/progress.endpoints';

const MIN_TITLE_CHARS = 3;
const MIN_DESCRIPTION_CHARS = 12;

/** Letters, spaces and the few signs that a sentence needs: no markup, address, emoji or line break gets through. */
const PLAIN = /^[\p{L}\p{N} ,.'’"“”!?&()\-–:]+$/u;
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|percent|per cent|half|double|marks?|score)\b/iu;
/** Words that must not describe a child's work. */
const UNKIND =
  /\b(bad|badly|poor|poorly|weak|weakest|worst|fail\w*|wrong|stupid|lazy|slow|behind|struggl\w*|problem child|easy for others|better than)\b/iu;

/** How far a pupil is, without a figure. */
export function suggestionLevel({ percent, questionsAttempted }: AxisRecord): SuggestionLevel {
  if (percent === null) return 'not tried yet';
  if (questionsAttempted < ENOUGH_ANSWERS) return 'just begun';
  if (percent < CUTOFFS.readiness.guided) return 'still hard';
  return percent < CUTOFFS.readiness.independent ? 'growing' : 'nearly a strength';
}

/** The same for all pupils at the same level of the same topic. */
export function wordingKey({ about, topic, level }: SuggestionInput): string {
  return JSON.stringify([wordSuggestion.version, about, topic, level]);
}

/**
 * A model's words if they may be shown: plain, kind, bounded, about this topic only, and without a number that its name
 * lacks. Null otherwise; then the built-in words apply. @param otherTopics display names that must not occur
 */
export function acceptWording(
  { topic }: SuggestionInput,
  reply: SuggestionReply,
  otherTopics: readonly string[],
): SuggestionReply | null {
  const title = reply.title.normalize('NFC').trim();
  const description = reply.description.normalize('NFC').trim();
  if (title.length < MIN_TITLE_CHARS || description.length < MIN_DESCRIPTION_CHARS) return null;
  if (!PLAIN.test(title) || !PLAIN.test(description)) return null;
  if (!holds(title, topic)) return null;
  const rest = `${title} ${description}`.split(topic).join(' ');
  if (/\p{N}/u.test(rest) || NUMBER_WORDS.test(rest) || UNKIND.test(rest)) return null;
  const speaksOfOther = otherTopics.some((other) => other !== topic && holds(rest, other));
  return speaksOfOther ? null : { title, description };
}

/** Checks whether a name occurs in a text as whole words, in any case. */
function holds(text: string, name: string): boolean {
  const spaced = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return spaced(text).includes(spaced(name));
}
