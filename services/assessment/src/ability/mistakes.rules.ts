import type { ItemRequest } from '@product/contracts/content/draw.calls';
import { HEURISTIC_IDS } from '@product/curriculum/heuristics';
import type { MarkedAnswer } from './ability.queries.js';
import { nextReview } from './review.rules.js';

const DAY_MS = 86_400_000;

/** A pairing and level in which the last answer was not right. */
export interface Mistake extends ItemRequest {
  at: Date;
}

const placeOf = (a: Pick<MarkedAnswer, 'subStrandId' | 'heuristicId'>): string =>
  `${a.subStrandId}|${a.heuristicId}`;

/** What is still to be put right: the last answer of each pairing and level, where it lost marks; newest first. */
export function listMistakes(answers: readonly MarkedAnswer[]): Mistake[] {
  const last = new Map<string, MarkedAnswer>();
  for (const answer of answers) last.set(`${placeOf(answer)}|${answer.level}`, answer);
  return [...last.values()]
    .filter((answer) => answer.share < 1)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ subStrandId, heuristicId: id, level, questionType, at }) => {
      const heuristicId = HEURISTIC_IDS.find((h) => h === id);
      return heuristicId ? [{ subStrandId, heuristicId, level, questionType, at }] : [];
    });
}

/** Pairings once known that are to be met again by `now`, longest overdue first, at the level last asked. */
export function listDue(answers: readonly MarkedAnswer[], now: Date): Mistake[] {
  const byPlace = new Map<string, MarkedAnswer[]>();
  for (const answer of answers) {
    const own = byPlace.get(placeOf(answer)) ?? [];
    own.push(answer);
    byPlace.set(placeOf(answer), own);
  }
  return [...byPlace.values()]
    .flatMap((own) => {
      const due = nextReview(own);
      const last = own.at(-1);
      const heuristicId = HEURISTIC_IDS.find((h) => h === last?.heuristicId);
      if (!due || !last || !heuristicId || due.getTime() > now.getTime()) return [];
      return [
        {
          subStrandId: last.subStrandId,
          heuristicId,
          level: last.level,
          questionType: last.questionType,
          at: due,
        },
      ];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * The questions of a review: mistakes that have had a night's sleep first, then what is due, then fresh mistakes; each
 * pairing and level once.
 */
export function reviewBlueprint(answers: readonly MarkedAnswer[], now: Date, most: number): ItemRequest[] {
  const mistakes = listMistakes(answers);
  const isRested = (m: Mistake) => now.getTime() - m.at.getTime() >= DAY_MS;
  const ordered = [
    ...mistakes.filter(isRested),
    ...listDue(answers, now),
    ...mistakes.filter((m) => !isRested(m)),
  ];
  const seen = new Set<string>();
  return ordered
    .filter((m) => {
      const key = `${placeOf(m)}|${m.level}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, most)
    .map(({ subStrandId, heuristicId, level, questionType }) => ({
      subStrandId,
      heuristicId,
      level,
      questionType,
    }));
}
