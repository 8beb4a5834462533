import { markResponse } from '@product/answer-marking/mark-response';
import { Inject, Injectable } from '@nestjs/common';
import { type Recheck, recheckItem } from '@product/contracts/content/recheck.calls';
import type { ChallengeToJudge, JudgedChallenge } from '@product/contracts/marking/challenge.calls';
import { challengeDecided } from '@product/contracts/messages/dispute.events';
import { Database, type EntityManager } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import type { Caller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';
import { v7 as uuid } from 'uuid';
import { MARKER_VERSION } from '../marking-run/marker.js';
import { Challenge, type ChallengeRow } from './challenge.entity.js';
import { type Evidence, type Judgement, earnsMore } from './challenge.rules.js';
import { toReply } from './challenge.text.js';
import { toJudgedChallenge } from './challenge.view.js';
import { lockPupil, refuseBeyondDay } from '../limits/day-limit.js';
import { CHALLENGE_JUDGE, type ChallengeJudge } from './judge.js';

const MARKING: Caller = { process: 'marking', userId: null, role: null, sessionId: null };

/** Judges challenged marks and keeps every one of them; who may challenge what, assessment has seen to. */
@Injectable()
export class ChallengeService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
    @Inject(CHALLENGE_JUDGE) private readonly judgeOf: ChallengeJudge,
  ) {}

  /** One judgement for a question of a paper, however often and by how many calls at once it is asked for. */
  async judge(asked: ChallengeToJudge): Promise<JudgedChallenge> {
    const stored = await this.findStored(this.database.fork(), asked);
    if (stored) return toJudgedChallenge(stored);
    await refuseBeyondDay(this.database.fork(), 'challenges', asked.pupilId);
    const evidence = await this.gather(asked);
    const judgement = await this.judgeOf(evidence);
    const row = await this.database.transaction(async (em) => {
      await lockPupil(em, asked.pupilId);
      const first = await this.findStored(em, asked);
      if (first) return first;
      await refuseBeyondDay(em, 'challenges', asked.pupilId);
      return this.keep(em, asked, evidence, judgement);
    });
    return toJudgedChallenge(row);
  }

  async find(challengeId: string): Promise<JudgedChallenge | null> {
    const row = await this.database.fork().findOne(Challenge, { id: challengeId });
    return row && toJudgedChallenge(row);
  }

  private findStored(
    em: EntityManager,
    { paperId, response }: ChallengeToJudge,
  ): Promise<ChallengeRow | null> {
    return em.findOne(Challenge, { paperId, questionIndex: response.questionIndex });
  }

  /** The marker's word of today, and the engine's where that does not settle it. */
  private async gather({ reason, question, response, mark }: ChallengeToJudge): Promise<Evidence> {
    const markedAgain = markResponse(response);
    const recheck: Recheck | null = earnsMore(markedAgain, mark)
      ? null
      : await this.services.call(recheckItem, { question, scheme: response.scheme }, MARKING);
    return { reason, question, response, mark, markedAgain, recheck };
  }

  private keep(
    em: EntityManager,
    { paperId, pupilId, reason, question, response, mark }: ChallengeToJudge,
    evidence: Evidence,
    judgement: Judgement,
  ): ChallengeRow {
    const now = new Date();
    const isApproved = judgement.decision === 'approved';
    const row = em.create(
      Challenge,
      {
        id: uuid(),
        paperId,
        questionIndex: response.questionIndex,
        pupilId,
        itemId: question.id,
        reason,
        decision: judgement.decision,
        asked: { question, response, mark },
        markerVersion: MARKER_VERSION,
        markedAgain: evidence.markedAgain,
        recheck: evidence.recheck,
        mark: isApproved ? judgement.mark : null,
        reply: toReply(evidence, judgement),
        createdAt: now,
        decidedAt: isApproved ? now : null,
      },
      { persist: true },
    );
    if (isApproved)
      this.outbox.addEvent(em, challengeDecided, {
        assessmentId: paperId,
        questionIndex: response.questionIndex,
        itemId: question.id,
        pupilId,
        challengeId: row.id,
        reason,
        decision: 'approved',
        basis: judgement.basis,
      });
    return row;
  }
}
