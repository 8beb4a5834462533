import type { EntityManager } from '@sumfox/platform/database/database';
import { findTogether, reading } from '@sumfox/platform/database/entity-rows';
import { checksOf } from '../answer-check/index.js';
import { disputesOf } from '../dispute/index.js';
import { Paper, drawnOf, questionsOf, responsesOf, SHOWN_OF_PAPER } from '../paper/index.js';

/**
 * A pupil's own paper that is not completed, and its parts but the drawings. No paper, and no rows, for any other one:
 * what another child wrote is not read, and a paper with a result is read once, on its snapshot.
 */
export async function readOpenPaper(em: EntityManager, id: number, pupilId: string) {
  const own = reading(Paper, {
    fields: SHOWN_OF_PAPER,
    where: { id, pupilId, status: ['in-progress', 'marking'] },
  });
  const parts = {
    questions: questionsOf(id),
    responses: responsesOf(id),
    checks: checksOf(id),
    drawn: drawnOf(id),
  };
  return findTogether(em, { papers: own, ...parts, ...disputesOf(id) }, own);
}
