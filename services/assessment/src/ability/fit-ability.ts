import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { openOrm } from '@sumfox/platform/database/open-orm';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type FitAnswer, type HeadFit, fitHead, refuseFit } from '@sumfox/pupil-model/fit-head';
import type { StoredHead } from '@sumfox/pupil-model/head';
import { database } from '../database.js';
import { listGradeAnswers } from './ability.queries.js';
import { toOutcome, toQuestion } from './ability.rules.js';
import { HEAD_WEIGHTS } from './head-weights.js';

/** A fit of the head, and the weights to keep; null where the fit is refused. */
export interface AbilityFit {
  fit: HeadFit;
  refused: ReturnType<typeof refuseFit>;
  head: StoredHead;
}

/** Fits the head from the marked answers of the assessment database at this address. Writes nothing. */
export async function fitAbility(databaseUrl: string): Promise<AbilityFit> {
  const orm = openOrm(database, databaseUrl);
  try {
    const fit = fitHead(await listFitAnswers(orm.em.fork()));
    const { answers, weights } = fit;
    return { fit, refused: refuseFit(fit), head: { version: HEAD_WEIGHTS.version + 1, answers, weights } };
  } finally {
    await orm.close(true);
  }
}

/** The marked answers of all grades as the model learns them, each grade oldest first. */
export async function listFitAnswers(em: EntityManager): Promise<FitAnswer[]> {
  const all: FitAnswer[] = [];
  for (const bank of GRADE_LEVELS)
    for (const { pupilId: pupil, answer } of await listGradeAnswers(em, bank))
      all.push({ pupil, bank, question: toQuestion(answer), outcome: toOutcome(answer) });
  return all;
}
