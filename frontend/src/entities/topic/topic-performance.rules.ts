import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { Topic } from '@sumfox/contracts/content/topic';
import { listSubStrands, type SubStrand } from '@sumfox/curriculum/sub-strands';

/** Words of a sub-strand's name that say too little to tell by. */
const GENERAL = new Set([
  'and',
  'the',
  'with',
  'for',
  'number',
  'whole',
  'basic',
  'bar',
  'share',
  'line',
  'table',
]);

/** Words of three letters and more, in the singular; what stands in brackets is left away. */
function wordsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .match(/[a-z]{3,}/g);
  return (words ?? []).map((word) => word.replace(/s$/, ''));
}

/**
 * What a child has shown in the curriculum topic that a topic of the grade is about, told by the names alone: all words
 * of the curriculum topic, or else one that tells. Null when none fits, or more than one: a figure at the wrong topic
 * would be worse than none.
 */
export function findPerformance(
  topic: Pick<Topic, 'name' | 'gradeLevel'>,
  records: readonly TopicRecord[],
): TopicRecord | null {
  const ofGrade = records.filter((record) => record.gradeLevel === topic.gradeLevel);
  return findByName(topic, ofGrade, ({ topicName }) => topicName);
}

/** The curriculum topic that a topic of the grade is about, told by the names as for {@link findPerformance}. */
export function findTopicSubStrand(topic: Pick<Topic, 'name' | 'gradeLevel'>): SubStrand | null {
  return findByName(topic, listSubStrands(topic.gradeLevel), ({ name }) => name);
}

function findByName<Found>(
  { name }: Pick<Topic, 'name'>,
  all: readonly Found[],
  nameOf: (one: Found) => string,
): Found | null {
  const own = new Set(wordsOf(name));
  const fitting = (fits: (words: readonly string[]) => boolean): Found[] =>
    all.filter((one) => fits(wordsOf(nameOf(one))));
  const whole = fitting((words) => words.length > 0 && words.every((word) => own.has(word)));
  const found =
    whole.length > 0 ? whole : fitting((words) => words.some((word) => own.has(word) && !GENERAL.has(word)));
  return found.length === 1 ? (found[0] ?? null) : null;
}
