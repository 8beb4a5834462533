import type { Topic } from '@sumfox/contracts/content/topic';
import { GRADE_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { categoryOf, type TopicCategory } from './topic-category.rules.js';
import { TOPIC } from './topic.messages.js';

/** What the lists are narrowed to; empty narrows nothing. */
export interface TopicFilters {
  search: string;
  grade: GradeLevel | '';
  category: TopicCategory | '';
}
export const NO_FILTERS: TopicFilters = { search: '', grade: '', category: '' };

export function hasFilters({ search, grade, category }: TopicFilters): boolean {
  return search.trim() !== '' || grade !== '' || category !== '';
}

/** Topics that fit; every word searched for must stand in the name or the description. */
export function filterTopics(topics: readonly Topic[], { search, grade, category }: TopicFilters): Topic[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter((topic) => {
    if (grade !== '' && topic.gradeLevel !== grade) return false;
    if (category !== '' && categoryOf(topic) !== category) return false;
    const text = `${topic.name}\n${topic.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** How many active topics each grade has. */
export function countActive(topics: readonly Topic[]): Array<{ grade: GradeLevel; count: number }> {
  return GRADE_LEVELS.map((grade) => ({
    grade,
    count: topics.filter((topic) => topic.isActive && topic.gradeLevel === grade).length,
  }));
}

/** The words of the five difficulties (TOPIC-2). */
export const readDifficultyWords = () =>
  [
    TOPIC.get().veryEasy,
    TOPIC.get().easy,
    TOPIC.get().medium,
    TOPIC.get().hard,
    TOPIC.get().veryHard,
  ] as const;

/** The word of a difficulty from 1 to 5, and the colour of its badge (design, decision 11). */
export function difficultyLook(level: number): { word: string; tone: 'green' | 'amber' | 'red' } {
  return {
    word: readDifficultyWords()[level - 1] ?? '',
    tone: level <= 2 ? 'green' : level === 3 ? 'amber' : 'red',
  };
}
