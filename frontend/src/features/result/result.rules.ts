import type { PaperOutcome } from '@product/contracts/assessment/result';
import { CUTOFFS } from '@product/curriculum/cutoffs';

/** `12 min 5 s`, `48 s`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Seconds per question in words; `–` for a paper without questions. */
export function averageText(seconds: number, questions: number): string {
  return questions > 0 ? durationText(Math.round(seconds / questions)) : '–';
}

/** Praises the work, names what to learn next, never scolds. */
export function resultSentence(outcome: PaperOutcome): string {
  const right = `${outcome.correctCount} of ${outcome.totalQuestions} questions right.`;
  const next = outcome.areasToPractise[0];
  if (outcome.correctCount === outcome.totalQuestions) return `${right} You worked each one out!`;
  if (outcome.score >= CUTOFFS.strength || !next) return `${right} You kept at it!`;
  return `${right} Let's learn ${next.subStrandDisplayName} next.`;
}
