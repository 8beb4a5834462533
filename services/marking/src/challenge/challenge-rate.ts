import type { EntityManager } from '@sumfox/platform/database/database';
import { Mark } from '../marking-run/index.js';
import { Challenge } from './challenge.entity.js';

/** From so many answers on, the share of accepted challenges of a question says something. */
export const MIN_ANSWERS = 50;
/** More accepted challenges than this share of the answers take a question out (CHALLENGE-9). */
export const MAX_ACCEPTED_SHARE = 0.02;

/** Whether too many of a question's answers had to be marked up after a challenge. */
export async function isDisputed(
  em: EntityManager,
  itemId: string,
): Promise<{ isDisputed: boolean; answers: number }> {
  const answers = await em.count(Mark, { questionId: itemId });
  const accepted = await em.count(Challenge, { itemId, decision: 'approved' });
  return { isDisputed: exceedsRate(answers, accepted), answers };
}

/** Counted in whole answers, so that exactly two in a hundred is not yet too many. */
export function exceedsRate(answers: number, accepted: number): boolean {
  return answers >= MIN_ANSWERS && accepted > MAX_ACCEPTED_SHARE * answers;
}
