import { Injectable } from '@nestjs/common';
import {
  VERIFICATIONS_PER_DAY,
  VERIFICATION_LIMIT,
  type VerificationOutcome,
} from '@sumfox/contracts/assessment/dispute';
import { recheckItem } from '@sumfox/contracts/content/recheck.calls';
import type { CallInput, CallOutput } from '@sumfox/contracts/endpoint';
import { secondsToTomorrow } from '@sumfox/contracts/day-limit';
import { ProductError } from '@sumfox/contracts/errors';
import type { proveSolution } from '@sumfox/contracts/marking/verification.calls';
import { questionVerified } from '@sumfox/contracts/messages/dispute.events';
import { Database, type EntityManager } from '@sumfox/platform/database/database';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { keyFingerprint } from '@sumfox/question-kinds/fingerprint';
import { v7 as uuid } from 'uuid';
import { isToday, lockPupil, rejectBeyondDailyLimit } from '../limits/index.js';
import { addReview, findDecided, lockReviewsOf, Review } from '../review/index.js';
import { Verification } from './verification.entity.js';

type Asked = CallInput<typeof proveSolution>;
type Proved = CallOutput<typeof proveSolution>;

/** Has solutions solved again, within the limits of the day. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly services: ServiceClient,
  ) {}

  /**
   * Throws 429 beyond the limits. What the engine could not do costs none of them, and neither does asking again about
   * what is before a person already.
   */
  async prove(asked: Asked): Promise<Proved> {
    const reader = this.database.fork();
    if (await isBeforePerson(reader, asked)) return stillWaiting(await countToday(reader, asked));
    await checkVerificationLimit(reader, asked);
    const { question, scheme, paperId, questionIndex, pupilId } = asked;
    const found = await this.services.call(recheckItem, { question, scheme });
    return this.database.transaction(async (em) => {
      await lockPupil(em, pupilId);
      if (await isBeforePerson(em, asked)) return stillWaiting(await countToday(em, asked));
      const before = await checkVerificationLimit(em, asked);
      const outcome = found.outcome === 'unproved' ? await this.askPerson(em, asked) : found.outcome;
      em.create(
        Verification,
        {
          id: uuid(),
          paperId,
          questionIndex,
          pupilId,
          itemId: question.id,
          outcome,
          question,
          scheme,
          createdAt: new Date(),
        },
        { persist: true },
      );
      this.outbox.addEvent(em, questionVerified, {
        assessmentId: paperId,
        questionIndex,
        itemId: question.id,
        pupilId,
        outcome,
      });
      return { outcome, scheme: found.scheme, leftToday: VERIFICATIONS_PER_DAY - before - 1 };
    });
  }

  /** What a person has said of this very key before; else it is put before one. */
  private async askPerson(
    em: EntityManager,
    { question, scheme, paperId, questionIndex, pupilId }: Asked,
  ): Promise<VerificationOutcome> {
    const { id: itemId, questionText } = question;
    const fingerprint = keyFingerprint(questionText, scheme);
    await lockReviewsOf(em, itemId);
    const decided = await findDecided(em, { kind: 'verification', itemId }, fingerprint);
    if (decided) return decided.isKeyFaulty ? 'faulty' : 'proved';
    await addReview(em, {
      kind: 'verification',
      why: 'the key could not be proved',
      paperId,
      questionIndex,
      itemId,
      pupilId,
      asked: { questionText, response: null, challengeReason: null },
      ruleMark: null,
      modelSaid: [],
      fingerprint,
    });
    return 'waiting';
  }
}

function stillWaiting(usedToday: number): Proved {
  return { outcome: 'waiting', scheme: null, leftToday: Math.max(0, VERIFICATIONS_PER_DAY - usedToday) };
}

/** Checks whether a person still has to decide about this solution on this paper. */
async function isBeforePerson(em: EntityManager, { paperId, questionIndex }: Asked): Promise<boolean> {
  const place = { kind: 'verification', paperId, questionIndex } as const;
  return (await em.count(Review, { ...place, status: { $ne: 'decided' } })) > 0;
}

/** How often the pupil has asked about this solution today. */
async function countToday(em: EntityManager, { pupilId, question }: Asked): Promise<number> {
  return em.count(Verification, { pupilId, itemId: question.id, createdAt: await isToday(em) });
}

/** How often this solution was asked about today, while that is not too often. */
async function checkVerificationLimit(em: EntityManager, asked: Asked): Promise<number> {
  const used = await countToday(em, asked);
  if (used >= VERIFICATIONS_PER_DAY)
    throw new ProductError('too-many', 'verification-limit', VERIFICATION_LIMIT, {
      retryAfterSeconds: secondsToTomorrow(new Date()),
    });
  const { pupilId } = asked;
  rejectBeyondDailyLimit(await em.count(Verification, { pupilId, createdAt: await isToday(em) }));
  return used;
}
