import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { markResponse } from '@product/answer-marking/mark-response';
import { challengeDecided, itemDoubted } from '@product/contracts/messages/dispute.events';
import type { EntityManager } from '@product/platform/database/database';
import { Outbox } from '@product/platform/messaging/outbox';
import { Judging } from '../ai-judge/judging.entity.js';
import { type NewReview, addReview } from '../review/review.queue.js';
import { isDisputed } from './challenge-rate.js';
import { Challenge, type ChallengeRow } from './challenge.entity.js';
import { type Approval, type Evidence, type Judgement, earnsMore } from './challenge.rules.js';
import { type ReplyWords, toReply } from './challenge.text.js';

/** Brings stored challenges to their end, in the caller's transaction, and tells everybody once. */
@Injectable()
export class ChallengeDecisions {
  constructor(private readonly outbox: Outbox) {}

  /** The challenge while it waits, locked until the transaction ends; null when it is decided or forgotten. */
  lockWaiting(em: EntityManager, id: string): Promise<ChallengeRow | null> {
    return em.findOne(Challenge, { id, decision: 'waiting' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** What a stored challenge is judged by. */
  async gather(em: EntityManager, row: ChallengeRow): Promise<Evidence> {
    const { reason, asked, markedAgain, recheck } = row;
    const grantedBefore = await findGranted(em, row.paperId, row.questionIndex);
    return { reason, ...asked, markedAgain, recheck: recheck ?? null, grantedBefore };
  }

  /** Settles a waiting challenge; an approval has to carry a better mark. */
  async decide(
    em: EntityManager,
    row: ChallengeRow,
    evidence: Evidence,
    judgement: Exclude<Judgement, { decision: 'waiting' }>,
    words: ReplyWords = {},
  ): Promise<void> {
    row.decision = judgement.decision;
    row.decidedAt = new Date();
    row.reply = toReply(evidence, judgement, words);
    const isApproved = judgement.decision === 'approved';
    row.mark = isApproved ? judgement.mark : null;
    this.outbox.addEvent(em, challengeDecided, {
      assessmentId: row.paperId,
      questionIndex: row.questionIndex,
      itemId: row.itemId,
      pupilId: row.pupilId,
      challengeId: row.id,
      reason: row.reason,
      decision: judgement.decision,
      basis: isApproved ? judgement.basis : null,
    });
    await em.flush();
    if (isApproved) await this.doubt(em, row, judgement);
  }

  /** Leaves a challenge to a person, with all that was said of it. */
  async leaveToPerson(
    em: EntityManager,
    row: ChallengeRow,
    why: string,
    modelSaid: NewReview['modelSaid'] = [],
  ): Promise<void> {
    const { question, response } = row.asked;
    await addReview(em, {
      kind: 'challenge',
      why,
      paperId: row.paperId,
      questionIndex: row.questionIndex,
      itemId: row.itemId,
      pupilId: row.pupilId,
      asked: { questionText: question.questionText, response, challengeReason: row.reason },
      ruleMark: row.markedAgain,
      modelSaid,
    });
  }

  /** A question whose policy is wrong, or of which too many marks had to be raised, leaves the bank (MARKING §7). */
  private async doubt(
    em: EntityManager,
    row: ChallengeRow,
    { basis, isPolicyWrong }: Approval,
  ): Promise<void> {
    const disputed = await isDisputed(em, row.itemId);
    const doubt = isPolicyWrong
      ? 'policy'
      : basis === 'key-faulty' && row.recheck?.outcome !== 'corrected' && row.recheck?.outcome !== 'faulty'
        ? 'person'
        : disputed.isDisputed
          ? 'challenges'
          : null;
    if (doubt !== null)
      this.outbox.addEvent(em, itemDoubted, { itemId: row.itemId, doubt, answers: disputed.answers });
  }
}

/** Mark points that a model found at this place and the rules bore out; null when no model took part in its mark. */
export async function findGranted(
  em: EntityManager,
  paperId: number,
  questionIndex: number,
): Promise<readonly string[] | null> {
  const judging = await em.findOne(Judging, {
    paperId,
    questionIndex,
    kind: 'working',
    status: 'settled',
    settledBy: 'model',
  });
  return judging?.granted ?? null;
}

/** The mark of today's marker, with what a model found before. */
export function markAgain(response: Evidence['response'], grantedBefore: readonly string[] | null) {
  return markResponse(response, new Set(grantedBefore ?? []));
}

/** The approval of a better mark; null when it is not better than the one that stands. */
export function toApproval(
  evidence: Evidence,
  mark: Approval['mark'],
  basis: Approval['basis'],
): Approval | null {
  if (!earnsMore(mark, evidence.mark)) return null;
  return { decision: 'approved', basis, mark, isPolicyWrong: false };
}
