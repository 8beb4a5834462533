import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { findSubStrand } from '@sumfox/curriculum/sub-strands';

/** The levels of questions as an admin reads them; pupils have kinder words. */
export const LEVEL_WORDS: Readonly<Record<ProficiencyLevel, string>> = {
  not_ready: 'Not ready',
  guided: 'Guided',
  independent: 'Independent',
  mastery: 'Mastery',
};

export const SOURCE_WORDS: Readonly<Record<BankQuestion['source'], string>> = {
  engine: 'Built-in engine',
  model: 'AI model',
  person: 'Person',
};

/** The id itself for a sub-strand that the curriculum no longer has. */
export function subStrandName(level: GradeLevel, id: string): string {
  return findSubStrand(level, id)?.name ?? id;
}

/** `99.6%` of a score from 0 to 1. */
export function scoreWords(score: number): string {
  return `${Math.round(1_000 * score) / 10}%`;
}
