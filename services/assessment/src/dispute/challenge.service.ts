import { Injectable } from '@nestjs/common';
import type { ChallengeReason, ChallengeReply } from '@sumfox/contracts/assessment/dispute';
import { type JudgedChallenge, judgeChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { AcceptedAnswers } from '../accepted-answer/index.js';
import { getOwnPaper, listQuestions, lockOwnPaper, replaceScheme } from '../paper/index.js';
import { listResponsesToMark, QuestionResult, RaisedResult } from '../result/index.js';
import { QuestionDisputeRow } from '../dispute-record/index.js';
import { keepDispute } from './dispute.queries.js';
import { noSuchQuestion, rejectUnchallengeable, rejectUnfinished } from './dispute.rules.js';

/** Accepts challenges of marks: checks the paper's owner, asks marking to judge, and updates the score. */
@Injectable()
export class ChallengeService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly results: RaisedResult,
    private readonly accepted: AcceptedAnswers,
  ) {}

  /**
   * A repeat returns the first result. Marking stores the judgement before the score changes here, and its event
   * updates the score if this process ends in between.
   */
  async challenge(
    paperId: number,
    pupilId: string,
    { questionIndex, challengeReason: reason }: { questionIndex: number; challengeReason: ChallengeReason },
  ): Promise<ChallengeReply> {
    const em = this.database.fork();
    const paper = await getOwnPaper(em, paperId, pupilId);
    rejectUnfinished(paper);
    const stored = await findReply(em, paperId, questionIndex);
    if (stored) return stored;
    const question = (await listQuestions(em, paperId))[questionIndex];
    const response = (await listResponsesToMark(em, paperId))[questionIndex];
    if (!question || !response) throw noSuchQuestion();
    const result = await em.findOne(QuestionResult, { paperId, questionIndex });
    // Sent twice at once, the second may find the better mark that the first has just brought, and its reply with it.
    const meanwhile = await findReply(em, paperId, questionIndex);
    if (meanwhile) return meanwhile;
    rejectUnchallengeable(result);
    const { isCorrect, marksAwarded, marksPossible, outcome, readAs, feedback } = result!;
    const judged = await this.services.call(judgeChallenge, {
      paperId,
      pupilId,
      reason,
      question,
      response,
      mark: { isCorrect, marksAwarded, marksPossible, outcome, readAs, feedback },
    });
    await this.database.transaction((inner) => this.settle(inner, judged));
    return (await findReply(this.database.fork(), paperId, questionIndex)) ?? judged.reply;
  }

  /**
   * Applies a judgement: the better mark, the proved key and the sentences, together and repeatably. A pending
   * judgement never replaces a finished one.
   */
  async settle(em: EntityManager, judged: JudgedChallenge): Promise<void> {
    const { paperId, pupilId, questionIndex, mark, scheme, reply } = judged;
    const paper = await lockOwnPaper(em, paperId, pupilId);
    const known = await findReply(em, paperId, questionIndex);
    if (reply.decision === 'waiting' && known && known.decision !== 'waiting') return;
    await this.accepted.note(em, judged);
    if (scheme) await replaceScheme(em, paperId, questionIndex, scheme);
    if (mark) await this.results.raise(em, paper, mark, 'challenge');
    await keepDispute(em, { paperId, questionIndex }, { challenge: reply });
  }
}

/** Result of an earlier challenge of the question; null without one. */
async function findReply(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<ChallengeReply | null> {
  const row = await em.findOne(QuestionDisputeRow, { paperId, questionIndex, challenge: { $ne: null } });
  return row?.challenge ?? null;
}
