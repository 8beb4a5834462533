import type { Topic } from '@sumfox/contracts/content/topic';
import type { Role } from '@sumfox/contracts/endpoint';
import { TOPIC } from './topic.messages.js';

/** Two topics are similar above this share of words (TOPIC-6). */
const SIMILAR_ABOVE = 0.6;
/** Topics named before a double is made. */
const MOST_SIMILAR = 3;
/** Words named in a reason. */
const NAMED_WORDS = 4;

/** Two topics that may be one. */
export interface SimilarPair {
  one: Topic;
  other: Topic;
  /** Share of their words that both have, 0 to 100, rounded. */
  percent: number;
  /** Words that both have, the longest first. */
  sharedWords: readonly string[];
}

function wordsOf({ name, description }: Pick<Topic, 'name' | 'description'>): ReadonlySet<string> {
  return new Set(
    `${name} ${description}`
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}

/**
 * Pairs that somebody can do something about: of a parent's own topics with all they see, and for an admin the shared
 * ones, since what a parent keeps is the parent's to tidy.
 */
function concerns(role: Role, one: Topic, other: Topic): boolean {
  return role === 'admin' ? one.isShared && other.isShared : one.isEditable || other.isEditable;
}

/** Topics of one grade whose names and descriptions share more than 60 % of their words; the most alike first. */
export function findSimilarPairs(topics: readonly Topic[], role: Role): SimilarPair[] {
  const known = topics.map((topic) => ({ topic, words: wordsOf(topic) }));
  const pairs: SimilarPair[] = [];
  known.forEach((one, at) => {
    for (const other of known.slice(at + 1)) {
      if (one.topic.gradeLevel !== other.topic.gradeLevel || !concerns(role, one.topic, other.topic))
        continue;
      const [few, most] = [one.words.size, other.words.size].sort((a, b) => a - b) as [number, number];
      // However much alike, they cannot share more words than the shorter one has.
      if (few <= most * SIMILAR_ABOVE) continue;
      const shared = [...one.words].filter((word) => other.words.has(word));
      if (shared.length / most <= SIMILAR_ABOVE) continue;
      pairs.push({
        one: one.topic,
        other: other.topic,
        percent: Math.round((100 * shared.length) / most),
        sharedWords: shared.sort((a, b) => b.length - a.length || a.localeCompare(b)),
      });
    }
  });
  return pairs.sort((a, b) => b.percent - a.percent);
}

/** Topics that one being made may be a double of; the most alike first, at most three. */
export function findSimilarTo(
  made: Pick<Topic, 'name' | 'description' | 'gradeLevel'>,
  topics: readonly Topic[],
): Array<{ topic: Topic; percent: number }> {
  const own = wordsOf(made);
  return topics
    .filter(({ gradeLevel }) => gradeLevel === made.gradeLevel)
    .map((topic) => ({ topic, share: Math.max(shareOf(own, wordsOf(topic)), sameName(made, topic) ? 1 : 0) }))
    .filter(({ share }) => share > SIMILAR_ABOVE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_SIMILAR)
    .map(({ topic, share }) => ({ topic, percent: Math.round(100 * share) }));
}

/** Words that both have, of those of the longer one. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size, other.size);
}

/** A name alone is typed first, so the same one is a double whatever is described. */
const sameName = (one: Pick<Topic, 'name'>, other: Pick<Topic, 'name'>): boolean =>
  one.name.trim().toLowerCase() === other.name.trim().toLowerCase();

/** Whether two topics are the same to the viewer's decision to keep them separate. */
export function withoutDecided(
  pairs: readonly SimilarPair[],
  decisions: ReadonlyArray<{ topicIds: readonly [string, string] }>,
): SimilarPair[] {
  const keyOf = (ids: readonly string[]) => [...ids].sort().join(' ');
  const decided = new Set(decisions.map(({ topicIds }) => keyOf(topicIds)));
  return pairs.filter(({ one, other }) => !decided.has(keyOf([one.id, other.id])));
}

/** Whether the viewer may make one of both; a shared topic is not a parent's to change. */
export const isMergeable = ({ one, other }: SimilarPair): boolean => one.isEditable && other.isEditable;

/** `Both are for Primary 4 and share 5 words: fractions, sharing, equal, set and 1 more.` */
export function reasonOf({ one, sharedWords }: SimilarPair): string {
  const named = sharedWords.slice(0, NAMED_WORDS).join(', ');
  const more = sharedWords.length - NAMED_WORDS;
  const { sharesWords, sharesMoreWords } = TOPIC.get();
  const values = { grade: one.gradeLevel, count: sharedWords.length, named };
  return more > 0 ? sharesMoreWords({ ...values, more }) : sharesWords(values);
}
