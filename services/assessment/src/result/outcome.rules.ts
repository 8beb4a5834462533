import type { PaperOutcome } from '@sumfox/contracts/assessment/result';
import { CUTOFFS } from '@sumfox/curriculum/cutoffs';

/** At most this many strengths and areas to practise are named (RESULT-1). */
const NAMED = 3;

export interface MarkedQuestion {
  subStrandId: string;
  subStrandDisplayName: string;
  /** Null while pending; such a question is left out of the score. */
  marksAwarded: number | null;
  marksPossible: number;
}

/** Percentage of the decided marks, rounded to a whole number; null while all are pending. */
export function scoreOf(questions: readonly MarkedQuestion[]): number | null {
  const decided = questions.filter((q) => q.marksAwarded !== null);
  const possible = decided.reduce((sum, q) => sum + q.marksPossible, 0);
  if (possible === 0) return null;
  const awarded = decided.reduce((sum, q) => sum + (q.marksAwarded ?? 0), 0);
  return Math.round((100 * awarded) / possible);
}

/**
 * Sub-strands with at least the strength cut-off, best first, and the others, weakest first, at most three of each.
 * A sub-strand is never in both lists.
 */
export function strengthsAndAreas(
  questions: readonly MarkedQuestion[],
): Pick<PaperOutcome, 'strengths' | 'areasToPractise'> {
  const bySubStrand = new Map<string, MarkedQuestion[]>();
  for (const q of questions) bySubStrand.set(q.subStrandId, [...(bySubStrand.get(q.subStrandId) ?? []), q]);
  const results = [...bySubStrand.values()].flatMap((group) => {
    const percent = scoreOf(group);
    const [first] = group;
    if (percent === null || !first) return [];
    return [{ subStrandId: first.subStrandId, subStrandDisplayName: first.subStrandDisplayName, percent }];
  });
  const strong = results.filter((r) => r.percent >= CUTOFFS.strength).sort((a, b) => b.percent - a.percent);
  const weak = results.filter((r) => r.percent < CUTOFFS.strength).sort((a, b) => a.percent - b.percent);
  return { strengths: strong.slice(0, NAMED), areasToPractise: weak.slice(0, NAMED) };
}
