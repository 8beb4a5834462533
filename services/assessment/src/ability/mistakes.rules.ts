import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import { HEURISTIC_IDS } from '@sumfox/curriculum/heuristics';
import type { MarkedAnswer } from './ability.queries.js';
import { singaporeDay } from '../calendar/index.js';
import type { Due } from './review.rules.js';

const DAY_MS = 86_400_000;

/** Days with a right answer that correct a mistake: one day does not prove retention. */
const RIGHT_DAYS = 2;

/** A pairing and level with a mistake that is not corrected yet. */
export interface Mistake extends ItemRequest {
  /** When it was made. */
  at: Date;
  /** The question that lost the marks. */
  paperId: number;
  questionIndex: number;
  /** When it was last answered right since; null when it was not. */
  rightAt: Date | null;
}

/** A pupil's mistakes, derived from answers. */
export interface Notebook {
  /** Newest first. */
  open: Mistake[];
  /** Pairings and levels with a corrected mistake. */
  putRight: number;
}

const placeOf = (a: Pick<MarkedAnswer, 'subStrandId' | 'heuristicId'>): string =>
  `${a.subStrandId}|${a.heuristicId}`;

/**
 * Defines a mistake: a pairing and level in which an answer lost marks stays open until right answers on two different
 * days (Asia/Singapore) after its latest mistake.
 */
export function readNotebook(answers: readonly MarkedAnswer[]): Notebook {
  const open = new Map<string, { slip: MarkedAnswer; right: Date[] }>();
  const putRight = new Set<string>();
  for (const answer of answers) {
    const cell = `${placeOf(answer)}|${answer.level}`;
    if (answer.share < 1) {
      open.set(cell, { slip: answer, right: [] });
      putRight.delete(cell);
      continue;
    }
    const mistake = open.get(cell);
    if (!mistake) continue;
    const isNewDay = mistake.right.every((at) => singaporeDay(at) !== singaporeDay(answer.at));
    if (isNewDay) mistake.right.push(answer.at);
    if (mistake.right.length < RIGHT_DAYS) continue;
    open.delete(cell);
    putRight.add(cell);
  }
  const mistakes = [...open.values()].flatMap(({ slip, right }) => {
    const heuristicId = HEURISTIC_IDS.find((h) => h === slip.heuristicId);
    if (!heuristicId) return [];
    const { subStrandId, level, questionType, at, paperId, questionIndex } = slip;
    return [
      {
        subStrandId,
        heuristicId,
        level,
        questionType,
        at,
        paperId,
        questionIndex,
        rightAt: right[0] ?? null,
      },
    ];
  });
  return { open: mistakes.toSorted(newestFirst), putRight: putRight.size };
}

/** Newest first; within one paper in the order of its questions. */
function newestFirst(a: Mistake, b: Mistake): number {
  return b.at.getTime() - a.at.getTime() || b.paperId - a.paperId || a.questionIndex - b.questionIndex;
}

/** Mistakes that an answer today can correct, or bring closer to it; newest first. */
export function listToPutRight(answers: readonly MarkedAnswer[], now: Date): Mistake[] {
  return readNotebook(answers).open.filter(
    ({ rightAt }) => rightAt === null || singaporeDay(rightAt) !== singaporeDay(now),
  );
}

/** Where a page of the notebook ended, as the next one is asked for. */
export function toCursor({ at, paperId, questionIndex }: Mistake): string {
  return `${at.getTime()}-${paperId}-${questionIndex}`;
}

/** Mistakes after a cursor, even when the cursor's own is corrected meanwhile. */
export function listAfter(mistakes: readonly Mistake[], cursor: string | undefined): Mistake[] {
  if (cursor === undefined) return [...mistakes];
  const [at = 0, paperId = 0, questionIndex = 0] = cursor.split('-').map(Number);
  return mistakes.filter(
    (m) =>
      m.at.getTime() < at ||
      (m.at.getTime() === at &&
        (m.paperId < paperId || (m.paperId === paperId && m.questionIndex > questionIndex))),
  );
}

/**
 * The questions of a review: mistakes that have had a night's sleep first, then what is due, then fresh mistakes; each
 * pairing and level once.
 */
export function reviewBlueprint(
  answers: readonly MarkedAnswer[],
  due: readonly Due[],
  now: Date,
  most: number,
): ItemRequest[] {
  const mistakes = listToPutRight(answers, now);
  const isRested = (m: Mistake) => now.getTime() - m.at.getTime() >= DAY_MS;
  const ordered = [...mistakes.filter(isRested), ...due, ...mistakes.filter((m) => !isRested(m))];
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
