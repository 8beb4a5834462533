import type { TopicRecord } from '@sumfox/contracts/assessment/child-figures.endpoints';
import type { Topic } from '@sumfox/contracts/content/topic';

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
  const own = new Set(wordsOf(topic.name));
  const ofGrade = records.filter((record) => record.gradeLevel === topic.gradeLevel);
  const fitting = (fits: (words: readonly string[]) => boolean): TopicRecord[] =>
    ofGrade.filter((record) => fits(wordsOf(record.topicName)));
  const whole = fitting((words) => words.length > 0 && words.every((word) => own.has(word)));
  const found =
    whole.length > 0 ? whole : fitting((words) => words.some((word) => own.has(word) && !GENERAL.has(word)));
  return found.length === 1 ? (found[0] ?? null) : null;
}
