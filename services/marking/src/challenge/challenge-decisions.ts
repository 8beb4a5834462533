import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { challengeDecided, itemDoubted } from '@sumfox/contracts/messages/dispute.events';
import type { QuestionMark } from '@sumfox/contracts/question/question-mark';
import type { EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { Judging } from '../ai-judge/index.js';
import {
  addReview,
  findDecided,
  isAboutWorking,
  lockReviewsOf,
  type NewReview,
  type ReviewRow,
  challengeFingerprint,
  toRaisedMark,
  toSameDecision,
} from '../review/index.js';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { isDisputed } from './challenge-rate.js';
import { Challenge, type ChallengeRow } from './challenge.entity.js';
import { type Approval, type Evidence, type Judgement, earnsMore } from './challenge.rules.js';
import { type ReplyWords, isFoundBySolving, toReply } from './challenge.text.js';

/** Brings stored challenges to their end, in the caller's transaction, and tells everybody once. */
@Injectable()
export class ChallengeDecisions {
  constructor(private readonly outbox: Outbox) {}

  /** The challenge while it waits, locked until the transaction ends; null when it is decided or forgotten. */
  lockWaiting(em: EntityManager, id: string): Promise<ChallengeRow | null> {
    return em.findOne(Challenge, { id, decision: 'waiting' }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Facts by which a stored challenge is judged. */
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

  /** Leaves a challenge to a person, with all that was said of it; one that a person has decided before is settled. */
  async leaveToPerson(
    em: EntityManager,
    row: ChallengeRow,
    why: string,
    modelSaid: NewReview['modelSaid'] = [],
  ): Promise<void> {
    const { reason, paperId, questionIndex, itemId, pupilId, markedAgain, asked } = row;
    const { questionText } = asked.question;
    const entry = {
      kind: 'challenge',
      itemId,
      asked: { questionText, response: asked.response, challengeReason: reason },
    } as const;
    const fingerprint = challengeFingerprint(reason, questionText, asked.response);
    await lockReviewsOf(em, itemId);
    const decided = await findDecided(em, entry, fingerprint);
    const standing = toStanding(row);
    const same = decided && toSameDecision(toDecided(decided), standing, isAboutWorking(entry));
    if (same) return this.decideByPerson(em, row, toRaisedMark(standing, same), same.isKeyFaulty);
    const place = { paperId, questionIndex, pupilId };
    await addReview(em, { ...entry, ...place, why, ruleMark: markedAgain, modelSaid, fingerprint });
  }

  /** Settles a pending challenge by a person's decision: a better mark, or the standing one. */
  async decideByPerson(
    em: EntityManager,
    row: ChallengeRow,
    mark: QuestionMark | null,
    isKeyFaulty: boolean,
  ): Promise<void> {
    const basis = isKeyFaulty ? 'key-faulty' : 'person';
    const evidence = await this.gather(em, row);
    await this.decide(
      em,
      row,
      evidence,
      mark
        ? { decision: 'approved', basis, mark, isPolicyWrong: false }
        : { decision: 'rejected', cause: 'person' },
    );
  }

  /** A question with a wrong policy, or with too many raised marks, leaves the bank (CHALLENGE-6, CHALLENGE-9). */
  private async doubt(
    em: EntityManager,
    row: ChallengeRow,
    { basis, isPolicyWrong }: Approval,
  ): Promise<void> {
    // The decision itself reports a fault that a person finds, once for all that it settles.
    if (basis === 'key-faulty' && !isFoundBySolving({ recheck: row.recheck ?? null })) return;
    const disputed = await isDisputed(em, row.itemId);
    const doubt = isPolicyWrong ? 'policy' : disputed.isDisputed ? 'challenges' : null;
    if (doubt !== null)
      this.outbox.addEvent(em, itemDoubted, { itemId: row.itemId, doubt, answers: disputed.answers });
  }
}

/** The mark that a challenge is about, with what the marker says of the answer today. */
export function toStanding({ markedAgain, asked }: ChallengeRow): QuestionMark {
  return { ...markedAgain, ...asked.mark };
}

function toDecided({ mark, isKeyFaulty }: ReviewRow): Parameters<typeof toSameDecision>[0] {
  return { mark: mark ?? null, isKeyFaulty: isKeyFaulty ?? false };
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

/** The approval of a better mark; null for a mark that is not better. */
export function toApproval(
  evidence: Evidence,
  mark: Approval['mark'],
  basis: Approval['basis'],
): Approval | null {
  if (!earnsMore(mark, evidence.mark)) return null;
  return { decision: 'approved', basis, mark, isPolicyWrong: false };
}
