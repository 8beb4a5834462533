import type { Topic } from '@sumfox/contracts/content/topic';

/** Categories of topics (TOPIC-5); derived on the page alone. */
export const TOPIC_CATEGORIES = [
  'Problem Solving Strategies',
  'Number Operations',
  'Fractions & Decimals',
  'Geometry & Measurement',
  'Data & Patterns',
  'Word Problems',
  'Uncategorized',
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
  { category: 'Data & Patterns', words: ['pattern', 'sequence'], inDescription: true },
  {
    category: 'Problem Solving Strategies',
    words: ['model', 'strategy', 'heuristic', 'whole', 'part', 'list', 'table'],
  },
  { category: 'Fractions & Decimals', words: ['fraction', 'decimal'] },
  { category: 'Number Operations', words: ['transfer', 'operation', 'calculation'] },
  { category: 'Geometry & Measurement', words: ['geometry', 'area', 'perimeter'] },
  { category: 'Word Problems', words: ['problem'] },
];

export function categoryOf({ name, description }: Pick<Topic, 'name' | 'description'>): TopicCategory {
  const inName = name.toLowerCase();
  const inBoth = `${inName}\n${description.toLowerCase()}`;
  const rule = RULES.find((each) =>
    each.words.some((word) => (each.inDescription ? inBoth : inName).includes(word)),
  );
  return rule?.category ?? 'Uncategorized';
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
