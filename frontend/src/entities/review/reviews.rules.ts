import type { QueuedReview } from '@sumfox/contracts/marking/review.endpoints';
import type { ReviewKind } from '@sumfox/contracts/marking/review';
import { readReasons } from '../mark/index.js';
import { ownAnswerLines } from '../question/index.js';
import type { ReviewDecision } from './reviews.api.js';
import { REVIEW } from './review.messages.js';

const readKindNames = (): Readonly<Record<ReviewKind, string>> => ({
  working: REVIEW.get().marksForWorking,
  screened: REVIEW.get().workingKeptFromThe,
  challenge: REVIEW.get().challengedMark,
  verification: REVIEW.get().doubtedKey,
});

export function kindName(kind: ReviewKind): string {
  return readKindNames()[kind];
}

/** Reasons that are stored as a word of their own. */
const readWhyWords = (): Readonly<Record<string, string>> => ({
  'speaks-to-reader': REVIEW.get().theWorkingSpeaksTo,
  'no-mathematics': REVIEW.get().noMathematicsWasFound,
  empty: REVIEW.get().theWorkingIsEmpty,
});

/** Why an entry waits, as a sentence without its full stop. */
export function whyText(why: string): string {
  return readWhyWords()[why] ?? `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
}

/** The pupil's reason of a challenge, in the words that the pupil chose; null where none was given. */
export function reasonText({ challengeReason }: Pick<QueuedReview, 'challengeReason'>): string | null {
  return readReasons().find(({ value }) => value === challengeReason)?.label ?? null;
}

/** `1 mark`, `3 marks`. */
export function marksText(marks: number): string {
  return REVIEW.get().marks({ count: marks });
}

/** What the pupil put down, line by line; empty for a blank. */
export function givenLines({
  question,
  given,
  key,
}: Pick<QueuedReview, 'question' | 'given' | 'key'>): string[] {
  if (!given) return [];
  if (question) return ownAnswerLines(question, { ...given, answer: given.answer ?? '' });
  const several = given.blankAnswers ?? given.answerParts;
  if (several)
    return several
      .map((text, at) =>
        several.length > 1 ? `${key?.parts[at]?.label ?? REVIEW.get().part({ at: at + 1 })}: ${text}` : text,
      )
      .filter((line) => line.trim() !== '');
  const one = (given.selectedOption ?? given.answer ?? '').trim();
  return one === '' ? [] : [one];
}

/** What is taken for right besides the model answer; part by part where there are several. */
export function acceptedLines({ parts }: Pick<NonNullable<QueuedReview['key']>, 'parts'>): string[] {
  return parts
    .map(({ label, acceptedAnswers }, at) => ({
      name: parts.length > 1 ? `${label ?? REVIEW.get().part({ at: at + 1 })}: ` : '',
      accepted: acceptedAnswers.join(', '),
    }))
    .filter(({ accepted }) => accepted !== '')
    .map(({ name, accepted }) => name + accepted);
}

/** One way to decide, as a button. */
export interface Choice {
  label: string;
  decision: ReviewDecision;
  /** What is said once it is done. */
  done: string;
}

/** What can be decided beside finding the question faulty: marks only go up. */
export function choicesOf({ standing }: Pick<QueuedReview, 'standing'>): Choice[] {
  const keep = { marksAwarded: null, isKeyFaulty: false };
  if (!standing)
    return [{ label: REVIEW.get().theKeyIsRight, decision: keep, done: REVIEW.get().theKeyStaysAs }];
  const { marksAwarded, marksPossible } = standing;
  const better = Array.from({ length: Math.max(0, marksPossible - marksAwarded) }, (_, at) => {
    const marks = marksAwarded + at + 1;
    return {
      label: REVIEW.get().give({ marksText: marksText(marks) }),
      decision: { marksAwarded: marks, isKeyFaulty: false },
      done: REVIEW.get().thePupilHasOf({ marks, marksText: marksText(marksPossible) }),
    };
  });
  return [{ label: REVIEW.get().keepTheMark, decision: keep, done: REVIEW.get().theMarkStaysAs }, ...better];
}

/** What was decided of an entry, in a few words; null while it waits. */
export function decisionText({
  decision,
  standing,
}: Pick<QueuedReview, 'decision' | 'standing'>): string | null {
  if (!decision) return null;
  if (decision.isKeyFaulty) return REVIEW.get().foundTheQuestionFaulty;
  if (!standing) return REVIEW.get().foundTheKeyRight;
  if (decision.marksAwarded === null) return REVIEW.get().keptTheMark;
  return REVIEW.get().gaveOf({
    marksAwarded: decision.marksAwarded,
    marksText: marksText(standing.marksPossible),
  });
}

/** The entry to show once one of the list is done with: the one after it, or the first of those before. */
export function nextAfter(reviews: readonly QueuedReview[], reviewId: string): QueuedReview | null {
  const at = reviews.findIndex((each) => each.reviewId === reviewId);
  const others = reviews.filter((each) => each.reviewId !== reviewId);
  return others[Math.max(0, at)] ?? others[0] ?? null;
}

const readShownWords = (): Readonly<Record<string, string>> => ({
  yes: REVIEW.get().yes,
  no: REVIEW.get().no,
  unsure: REVIEW.get().notSure,
});

/** What a model answered, line by line; whatever has another shape is shown as it came. */
export function sayingLines(
  { output }: QueuedReview['modelSaid'][number],
  key: Pick<NonNullable<QueuedReview['key']>, 'markPoints'> | null,
): string[] {
  if (isRecord(output) && Array.isArray(output.points) && output.points.every(isPointSaying))
    return output.points.map(({ point, shown, quote }) => {
      const label = key?.markPoints.find(({ id }) => id === point)?.label ?? point;
      return `${label}: ${readShownWords()[shown] ?? shown}${quote === '' ? '' : `, “${quote}”`}`;
    });
  if (isRecord(output) && typeof output.same === 'string')
    return [REVIEW.get().meansTheSame({ shownWords: readShownWords()[output.same] ?? output.same })];
  return [JSON.stringify(output, null, 1)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPointSaying(value: unknown): value is { point: string; shown: string; quote: string } {
  return isRecord(value) && ['point', 'shown', 'quote'].every((name) => typeof value[name] === 'string');
}
