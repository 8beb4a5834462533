import type { GradeLevel } from '@sumfox/curriculum/grades';
import { BATCH } from './batch.messages.js';

/** Levels that the bank is narrowed to; none stands for all. */
export type LevelChoice = readonly GradeLevel[];

/** The filters by grade (CONSOLE-10). */
export const readLevelGroups = (): ReadonlyArray<{ label: string; levels: LevelChoice }> => [
  { label: BATCH.get().lowerPrimary, levels: ['Primary 1', 'Primary 2', 'Primary 3'] },
  { label: BATCH.get().upperPrimary, levels: ['Primary 4', 'Primary 5', 'Primary 6'] },
];

export function isSameChoice(one: LevelChoice, other: LevelChoice): boolean {
  return one.length === other.length && one.every((level) => other.includes(level));
}

/** What a choice is called: `all levels`, `Primary 1-3`, `Primary 5`. */
export function choiceWords(levels: LevelChoice): string {
  if (levels.length === 0) return BATCH.get().everyLevel;
  return readLevelGroups().find((group) => isSameChoice(group.levels, levels))?.label ?? levels.join(', ');
}
