import type { ItemRequest } from '@sumfox/contracts/content/draw.calls';
import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { DIAGNOSTIC_LEVELS, gentleLevel } from '../selection/index.js';

/** Questions that are looked ahead: the later ones wait for more answers. */
const LOOKAHEAD = 2;
/** Exchanges at one place, so that a changed mind does not draw without end. */
const MAX_EXCHANGES = 2;
/** Questions without marks in a row, after which the next one is easier. */
const MISSES = 2;

/** An answer on the paper. */
export interface LadderAnswer {
  level: ProficiencyLevel;
  /** Share of the marks, 0–1. */
  share: number;
}

const rankOf = (level: ProficiencyLevel): number => DIAGNOSTIC_LEVELS.indexOf(gentleLevel(level));

/**
 * The level that the answers so far have reached, in paper order: a step up after a right answer, the same after one
 * that is not, a step down after two in a row without marks (PAPER-26). Null without an answer.
 */
export function reachedLevel(answers: readonly LadderAnswer[]): ProficiencyLevel | null {
  let rank: number | null = null;
  let misses = 0;
  for (const { level, share } of answers) {
    const asked = rankOf(level);
    misses = share === 0 ? misses + 1 : 0;
    if (share === 1) rank = Math.max(rank ?? 0, asked + 1);
    else if (share > 0) rank = rank ?? asked;
    else rank = Math.min(rank ?? asked, asked) - (misses >= MISSES ? 1 : 0);
    rank = Math.min(Math.max(rank, 0), DIAGNOSTIC_LEVELS.length - 1);
  }
  return rank === null ? null : (DIAGNOSTIC_LEVELS[rank] ?? null);
}

/** A place of the paper. */
export interface ExchangePlace extends ItemRequest {
  questionIndex: number;
  itemId: string;
  isSeen: boolean;
  /** Questions that stood there before. */
  exchanges: number;
}

/** Another item wanted for a place. */
export interface PlannedExchange {
  questionIndex: number;
  /** The item that is exchanged; with another one there the plan is void. */
  itemId: string;
  request: ItemRequest;
}

/** Exchanges of the next unseen questions that stand at another level than wanted. @param current the question on screen */
export function planExchanges(
  places: readonly ExchangePlace[],
  current: number,
  levelOf: (place: ExchangePlace) => ProficiencyLevel,
): PlannedExchange[] {
  const unseen = places.filter(({ isSeen }) => !isSeen);
  const next = [
    ...unseen.filter(({ questionIndex }) => questionIndex > current),
    ...unseen.filter(({ questionIndex }) => questionIndex < current),
  ].slice(0, LOOKAHEAD);
  return next.flatMap((place) => {
    const level = levelOf(place);
    if (level === gentleLevel(place.level) || place.exchanges >= MAX_EXCHANGES) return [];
    const { questionIndex, itemId, subStrandId, heuristicId, questionType } = place;
    return [{ questionIndex, itemId, request: { subStrandId, heuristicId, questionType, level } }];
  });
}
