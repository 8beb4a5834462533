import { Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { describeErasure } from '@sumfox/contracts/identity/privacy.calls';
import { erasureCompleted, erasureDue } from '@sumfox/contracts/messages/identity.events';
import type { EntityManager } from '@sumfox/platform/database/database';
import type { EventHandler } from '@sumfox/platform/messaging/event-handler';
import { Outbox } from '@sumfox/platform/messaging/outbox';
import type { Caller } from '@sumfox/platform/rpc/caller';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type * as z from 'zod/mini';
import { erasePerson } from './erasure.statements.js';

const ASSESSMENT: Caller = { process: 'assessment', userId: null, role: null, sessionId: null };

type Due = z.output<typeof erasureDue.data>;
type Described = CallOutput<typeof describeErasure>;

/** Forgets a person whose time has come, and says so in the same transaction. */
@Injectable()
export class ErasureHandler implements EventHandler<typeof erasureDue.data, Described> {
  readonly event = erasureDue;

  constructor(
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
  ) {}

  /** Whom it is about: the event names nobody. */
  prepare({ erasureId }: Due): Promise<Described> {
    return this.services.call(describeErasure, { erasureId }, ASSESSMENT);
  }

  async apply(em: EntityManager, { erasureId }: Due, { erasure }: Described): Promise<void> {
    if (erasure) await erasePerson(em, erasure);
    this.outbox.addEvent(em, erasureCompleted, { erasureId, service: 'assessment' });
  }
}
