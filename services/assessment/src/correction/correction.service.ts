import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { CHECK_TRIES } from '@sumfox/contracts/assessment/practice.endpoints';
import type { Recheck } from '@sumfox/contracts/content/recheck.calls';
import type { WithdrawalOutcome } from '@sumfox/contracts/messages/dispute.events';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { toAnswerKey } from '@sumfox/question-kinds/given-answer';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { v7 as uuid } from 'uuid';
import { Paper, PaperQuestion, replaceScheme } from '../paper/index.js';
import { AnswerCheck, toCheckedAnswer } from '../answer-check/index.js';
import {
  listResponsesToMark,
  MarkCorrectionRow,
  QuestionResult,
  RaisedResult,
  toResponseToMark,
} from '../result/index.js';
import type { BearingPlace } from './correction.queries.js';
import { type PlaceTreatment, treatPlace, type WithdrawnPlace } from './correction.rules.js';

/** One place of a paper in its present state. */
interface StandingPlace extends WithdrawnPlace {
  paper: Paper;
  standing: PaperQuestion;
}

type Effect = Pick<MarkCorrectionRow, 'effect' | 'marksGained' | 'isKeyWithheld'>;

/** Corrects single places of papers with a faulty question. */
@Injectable()
export class CorrectionService {
  constructor(
    private readonly database: Database,
    private readonly results: RaisedResult,
  ) {}

  /** Corrects one place, once for any number of calls. Returns false while the place has to wait. */
  async correct(place: BearingPlace, outcome: WithdrawalOutcome, recheck: Recheck): Promise<boolean> {
    return this.database.transaction(async (em) => {
      const stands = await look(em, place);
      // Erased, removed or replaced meanwhile, or corrected by another replica: no work is left.
      if (!stands || (await this.isCorrected(em, place, outcome))) return true;
      const treatment = treatPlace(stands, recheck);
      const done = await this.treat(em, stands, treatment);
      if (!done) return false;
      em.create(
        MarkCorrectionRow,
        {
          id: uuid(),
          paperId: place.paperId,
          questionIndex: place.questionIndex,
          itemId: place.question.id,
          outcome,
          pupilId: stands.paper.pupilId,
          ...done,
          settledAt: new Date(),
          dismissedAt: null,
        },
        { persist: true },
      );
      return true;
    });
  }

  private async isCorrected(
    em: EntityManager,
    { paperId, questionIndex, question: { id: itemId } }: BearingPlace,
    outcome: WithdrawalOutcome,
  ): Promise<boolean> {
    return (await em.count(MarkCorrectionRow, { paperId, questionIndex, itemId, outcome })) > 0;
  }

  /** Null while it has to wait. */
  private async treat(
    em: EntityManager,
    place: StandingPlace,
    treatment: PlaceTreatment,
  ): Promise<Effect | null> {
    switch (treatment.kind) {
      case 'keep':
        return toEffect(0);
      case 'wait':
        return null;
      case 'mark-by':
        return this.markBy(em, place, treatment.scheme);
      case 'all-marks':
        return this.giveAllMarks(em, place);
    }
  }

  private async markBy(em: EntityManager, place: StandingPlace, scheme: MarkScheme): Promise<Effect> {
    const { paper, standing } = place;
    const { questionIndex } = standing;
    await replaceScheme(em, paper.id, questionIndex, scheme);
    if (paper.status !== 'completed') await correctCheck(em, place, scheme);
    const isMarked = (await em.count(QuestionResult, { paperId: paper.id, questionIndex })) > 0;
    const response = isMarked ? (await listResponsesToMark(em, paper.id))[questionIndex] : undefined;
    // A mark that is on its way by the key before is held against this one when it comes.
    if (!response) return { effect: 'rekeyed', marksGained: 0, isKeyWithheld: false };
    return toEffect(await this.results.raise(em, paper, markResponse(response), 'withdrawn'));
  }

  private async giveAllMarks(em: EntityManager, { paper, standing }: StandingPlace): Promise<Effect> {
    const { questionIndex } = standing;
    const marksGained = await this.results.raiseToAll(em, paper, questionIndex, 'withdrawn');
    if (marksGained !== null) return { ...toEffect(marksGained), isKeyWithheld: true };
    // Feedback by a wrong key, and its solution, must not be shown again.
    if (paper.status !== 'completed')
      await em.nativeDelete(AnswerCheck, { paperId: paper.id, questionIndex });
    return { effect: 'all-marks', marksGained: 0, isKeyWithheld: true };
  }
}

function toEffect(marksGained: number): Effect {
  return { effect: marksGained > 0 ? 'raised' : 'kept', marksGained, isKeyWithheld: false };
}

/** The present state of a place; null when the item is no longer there. */
async function look(
  em: EntityManager,
  { paperId, questionIndex, question }: BearingPlace,
): Promise<StandingPlace | null> {
  const paper = await em.findOne(Paper, { id: paperId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const standing = await em.findOne(PaperQuestion, { paperId, questionIndex, itemId: question.id });
  if (!paper || !standing) return null;
  const check = await em.findOne(AnswerCheck, { paperId, questionIndex });
  return {
    paper,
    standing,
    status: paper.status,
    wasCalledRight: check?.lastCheck.outcome === 'right',
  };
}

/**
 * Corrects a check by the wrong key: a first attempt that is right after all gets "right", any other check is
 * withdrawn, so that the child can try with the right key.
 */
async function correctCheck(
  em: EntityManager,
  { paper, standing }: StandingPlace,
  scheme: MarkScheme,
): Promise<void> {
  const { questionIndex, question } = standing;
  const check = await em.findOne(AnswerCheck, { paperId: paper.id, questionIndex });
  if (!check) return;
  const mark = markResponse(toResponseToMark(questionIndex, scheme, check.firstTry));
  if (!mark.isCorrect) return void em.remove(check);
  check.isSettled = true;
  check.lastAnswer = toAnswerKey(check.firstTry);
  check.lastCheck = toCheckedAnswer(question, scheme, mark, CHECK_TRIES, CHECK_TRIES);
}
