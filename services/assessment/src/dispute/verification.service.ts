import { Injectable } from '@nestjs/common';
import type { VerificationOutcome } from '@sumfox/contracts/assessment/dispute';
import type { VerifiedSolution } from '@sumfox/contracts/assessment/dispute.endpoints';
import { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import type { RaiseCause } from '@sumfox/contracts/messages/dispute.events';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { listMarkSchemes, listQuestions, lockOwnPaper, replaceScheme } from '../paper/index.js';
import { listResponsesToMark, RaisedResult } from '../result/index.js';
import { getOwnQuestion, keepDispute } from './dispute.queries.js';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { noSuchQuestion, rejectUnfinished } from './dispute.rules.js';

const SENTENCES: Readonly<Record<VerificationOutcome, string>> = {
  proved: 'Fox solved it again. The solution is right.',
  corrected: 'You were right to ask. The solution is put right now.',
  faulty: 'You were right to ask. This question has a mistake, so you get all its marks.',
  waiting: 'Fox could not prove this solution by itself. A grown-up of our team will look at it.',
};

/** Has the solution of a pupil's own question proved again. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly results: RaisedResult,
  ) {}

  /** Throws 404 for another's question, 409 before the paper is done, 429 beyond the limits of the day. */
  async verify(questionId: string, pupilId: string): Promise<VerifiedSolution> {
    const em = this.database.fork();
    const { paper, questionIndex } = await getOwnQuestion(em, questionId, pupilId);
    rejectUnfinished(paper);
    const paperId = paper.id;
    const question = (await listQuestions(em, paperId))[questionIndex];
    const scheme = (await listMarkSchemes(em, paperId))[questionIndex];
    if (!question || !scheme) throw noSuchQuestion();
    const found = await this.services.call(proveSolution, {
      paperId,
      questionIndex,
      pupilId,
      question,
      scheme,
    });
    const { outcome, leftToday } = found;
    await this.database.transaction(async (inner) => {
      if (found.scheme)
        await this.correct(inner, { paperId, pupilId, questionIndex }, found.scheme, 'verification');
      if (outcome === 'faulty') {
        const locked = await lockOwnPaper(inner, paperId, pupilId);
        await this.results.raiseToAll(inner, locked, questionIndex, 'verification');
      }
      await keepDispute(
        inner,
        { paperId, questionIndex },
        { verification: outcome, verifiedAt: new Date(), leftThatDay: leftToday },
      );
    });
    const message = SENTENCES[outcome];
    const success = outcome !== 'waiting';
    return {
      success,
      corrected: outcome === 'corrected',
      outcome,
      leftToday,
      message,
      error: success ? null : message,
    };
  }

  /** Stores the proved key and marks the answer by it; a mark only rises. */
  async correct(
    em: EntityManager,
    { paperId, pupilId, questionIndex }: { paperId: number; pupilId: string; questionIndex: number },
    scheme: MarkScheme,
    cause: RaiseCause,
  ): Promise<void> {
    const paper = await lockOwnPaper(em, paperId, pupilId);
    await replaceScheme(em, paperId, questionIndex, scheme);
    const response = (await listResponsesToMark(em, paperId))[questionIndex];
    if (response) await this.results.raise(em, paper, markResponse(response), cause);
  }
}
