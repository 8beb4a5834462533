import type { Topic } from '@sumfox/contracts/content/topic';
import { TOPIC } from './topic.messages.js';

/** Categories of topics (TOPIC-5); derived on the page alone. */
export const TOPIC_CATEGORIES = [
  'strategies',
  'operations',
  'fractions',
  'geometry',
  'patterns',
  'word-problems',
  'uncategorized',
] as const;
export type TopicCategory = (typeof TOPIC_CATEGORIES)[number];

interface CategoryRule {
  category: TopicCategory;
  words: readonly string[];
  /** Looked for in the description too. */
  inDescription?: true;
}

/** The first that fits wins (TOPIC-5), and a word counts wherever it stands, also within another. */
const RULES: readonly CategoryRule[] = [
  { category: 'patterns', words: ['pattern', 'sequence'], inDescription: true },
  {
    category: 'strategies',
    words: ['model', 'strategy', 'heuristic', 'whole', 'part', 'list', 'table'],
  },
  { category: 'fractions', words: ['fraction', 'decimal'] },
  { category: 'operations', words: ['transfer', 'operation', 'calculation'] },
  { category: 'geometry', words: ['geometry', 'area', 'perimeter'] },
  { category: 'word-problems', words: ['problem'] },
];

export function categoryName(category: TopicCategory): string {
  return TOPIC.get().categories[category];
}

export function categoryOf({ name, description }: Pick<Topic, 'name' | 'description'>): TopicCategory {
  const inName = name.toLowerCase();
  const inBoth = `${inName}\n${description.toLowerCase()}`;
  const rule = RULES.find((each) =>
    each.words.some((word) => (each.inDescription ? inBoth : inName).includes(word)),
  );
  return rule?.category ?? 'uncategorized';
}

/** The topics of each category that has some, in the order of the categories. */
export function groupByCategory<T extends Pick<Topic, 'name' | 'description'>>(
  topics: readonly T[],
): Array<{ category: TopicCategory; topics: T[] }> {
  return TOPIC_CATEGORIES.map((category) => ({
    category,
    topics: topics.filter((topic) => categoryOf(topic) === category),
  })).filter((group) => group.topics.length > 0);
}
