import type { BankQuestion } from '@sumfox/contracts/content/bank.endpoints';
import type { GradeLevel, ProficiencyLevel } from '@sumfox/curriculum/grades';
import { findSubStrand } from '@sumfox/curriculum/sub-strands';
import { QUESTION_WORDS } from './question-words.messages.js';

/** The levels of questions as an admin reads them; pupils have kinder words. */
export const readLevelWords = (): Readonly<Record<ProficiencyLevel, string>> => ({
  not_ready: QUESTION_WORDS.get().notReady,
  guided: QUESTION_WORDS.get().guided,
  independent: QUESTION_WORDS.get().independent,
  mastery: QUESTION_WORDS.get().mastery,
});

export const readSourceWords = (): Readonly<Record<BankQuestion['source'], string>> => ({
  engine: QUESTION_WORDS.get().builtInEngine,
  model: QUESTION_WORDS.get().aiModel,
  person: QUESTION_WORDS.get().person,
});

/** The id itself for a sub-strand that the curriculum no longer has. */
export function subStrandName(level: GradeLevel, id: string): string {
  return findSubStrand(level, id)?.name ?? id;
}

/** `99.6%` of a score from 0 to 1. */
export function scoreWords(score: number): string {
  return `${Math.round(1_000 * score) / 10}%`;
}
