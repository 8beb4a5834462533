import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';
import { RESULT } from './result.messages.js';

/** `12 min 5 s`, `48 s`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? RESULT.get().min({ minutes }) : RESULT.get().minS({ minutes, rest });
}

/** Seconds per question in words; `–` for a paper without questions. */
export function averageText(seconds: number, questions: number): string {
  return questions > 0 ? durationText(Math.round(seconds / questions)) : '–';
}

/** Praises the work, names what to learn next, never scolds; a question without its mark is not counted against it. */
export function resultSentence(outcome: PaperOutcome): string {
  const marked = outcome.feedback.filter((each) => each !== null).length;
  if (marked === 0) return RESULT.get().allYourAnswersAre;
  const right = RESULT.get().ofQuestionsRight({ correctCount: outcome.correctCount, marked });
  const next = outcome.areasToPractise[0];
  if (outcome.correctCount === marked) return RESULT.get().youWorkedEachOne({ right });
  if (outcome.score >= CUTOFFS.strength || !next) return RESULT.get().youKeptAtIt({ right });
  return RESULT.get().letsLearnNext({ right, subStrandDisplayName: next.subStrandDisplayName });
}

/** What is still to come, and that nothing is lost meanwhile; null when every question has its mark. */
export function waitingSentence({ feedback }: PaperOutcome): string | null {
  const waiting = feedback.flatMap((each, at) => (each === null ? [at + 1] : []));
  if (waiting.length === 0) return null;
  if (waiting.length === 1) return RESULT.get().foxIsStillReading({ number: waiting[0] ?? '' });
  return RESULT.get().foxIsStillReadingQuestions({
    first: waiting.slice(0, -1).join(', '),
    last: waiting.at(-1) ?? '',
  });
}
