import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import type { JudgedChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { findTogether } from '@sumfox/platform/database/entity-rows';
import { currentCarrier } from '@sumfox/platform/tracing/trace-id';
import { Paper, type PaperPlace, PaperQuestion } from '../paper/index.js';
import { listResponsesToMark, RaisedResult, tellRaised } from '../result/index.js';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { AcceptedAnswer } from './accepted-answer.entity.js';
import { acceptedOf, groupByItem } from './accepted-answer.queries.js';
import {
  type Accepted,
  type AnswerPrint,
  marksAccepted,
  toAccepted,
  toPrint,
} from './accepted-answer.rules.js';

/** Gives what one pupil's challenge has won to everybody who gave the same answer. */
@Injectable()
export class AcceptedAnswers {
  constructor(
    private readonly database: Database,
    private readonly results: RaisedResult,
  ) {}

  /** Stores a judgement's effect on other pupils once, in the transaction that applies it. */
  note(em: EntityManager, judged: JudgedChallenge): Promise<void> {
    return this.accept(em, judged, judged.challengeId, (print) => toAccepted(judged, print));
  }

  /** Notes what is accepted of the answer at a place, once for each source: a challenge, or a person's verdict. */
  async accept(
    em: EntityManager,
    { paperId, questionIndex }: PaperPlace,
    sourceId: string,
    accepts: (print: AnswerPrint, response: ResponseToMark) => Accepted | null,
  ): Promise<void> {
    const place = await em.findOne(PaperQuestion, { paperId, questionIndex });
    const response = (await listResponsesToMark(em, paperId))[questionIndex];
    if (!place || !response) return;
    const accepted = accepts(toPrint(place.question.questionText, response), response);
    if (!accepted) return;
    const now = new Date();
    await em
      .createQueryBuilder(AcceptedAnswer)
      .insert({
        sourceId,
        itemId: place.itemId,
        ...accepted,
        carrier: currentCarrier(),
        acceptedAt: now,
        lookAt: now,
        settledAt: null,
      })
      .onConflict('sourceId')
      .ignore()
      .execute();
  }

  /** Raises the mark of one place if its answer was accepted, once; true when it went up. */
  async raise({ paperId, questionIndex }: PaperPlace, itemId: string): Promise<boolean> {
    return this.database.transaction(async (em) => {
      const paper = await em.findOne(Paper, { id: paperId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const place = await em.findOne(PaperQuestion, { paperId, questionIndex, itemId });
      const response = place && (await listResponsesToMark(em, paperId))[questionIndex];
      if (paper?.status !== 'completed' || !place || !response) return false;
      const { accepted } = await findTogether(em, { accepted: acceptedOf([itemId]) });
      const known = groupByItem(accepted).get(itemId) ?? [];
      const marks = marksAccepted(known, toPrint(place.question.questionText, response));
      const marksGained = await this.results.raiseTo(em, paper, questionIndex, marks);
      if (marksGained > 0) await tellRaised(em, paper, place, 'same-answer', marksGained);
      return marksGained > 0;
    });
  }
}
