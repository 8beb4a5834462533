import { type JudgedChallenge, getChallenge } from '@sumfox/contracts/marking/challenge.calls';
import { challengeDecided } from '@sumfox/contracts/messages/dispute.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import { type EventHandler, HandlesEvent } from '@sumfox/platform/messaging/event-handler';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type * as z from 'zod/mini';
import { Paper } from '../paper/index.js';
import { ChallengeService } from './challenge.service.js';

type Decided = z.output<typeof challengeDecided.data>;

/** Applies a judgement after the caller stopped waiting, and every later one. */
@HandlesEvent(challengeDecided)
export class ChallengeDecidedHandler implements EventHandler<
  typeof challengeDecided.data,
  JudgedChallenge | null
> {
  constructor(
    private readonly services: ServiceClient,
    private readonly challenges: ChallengeService,
  ) {}

  /** The event names no words and no marks; null once the pupil has been forgotten. */
  async prepare({ challengeId }: Decided): Promise<JudgedChallenge | null> {
    return (await this.services.call(getChallenge, { challengeId })).challenge;
  }

  async apply(em: EntityManager, { assessmentId: id, pupilId }: Decided, judged: JudgedChallenge | null) {
    if (judged && (await em.findOne(Paper, { id, pupilId }))) await this.challenges.settle(em, judged);
  }
}
