import { SYSTEM } from './system.messages.js';
const readTaskWords = (): Readonly<Record<string, string>> => ({
  'judge-working': SYSTEM.get().readingWorking,
  'judge-meaning': SYSTEM.get().comparingMeanings,
  'solve-question': SYSTEM.get().solvingQuestions,
  'write-question': SYSTEM.get().writingQuestions,
  'explain-answer': SYSTEM.get().explainingAnswers,
  'word-suggestion': SYSTEM.get().wordingSuggestions,
  'read-pdf': SYSTEM.get().readingPdfs,
});

/** What a task is, for people; one that is new here by its own name. */
export function taskWords(task: string): string {
  return readTaskWords()[task] ?? task;
}

/** `$0.12`; below a cent `under $0.01`, for that is not nothing. */
export function dollars(microUsd: number): string {
  if (microUsd > 0 && microUsd < 10_000) return SYSTEM.get().underOneCent;
  return `$${(microUsd / 1_000_000).toFixed(2)}`;
}

/** `0.9 s`. */
export function secondsWords(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
