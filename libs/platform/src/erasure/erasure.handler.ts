import { Inject } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import type { ServiceName } from '@sumfox/contracts/services';
import { describeErasure } from '@sumfox/contracts/identity/privacy.calls';
import { erasureCompleted, erasureDue, figuresErasureDue } from '@sumfox/contracts/messages/identity.events';
import type * as z from 'zod/mini';
import type { EntityManager } from '../database/database.js';
import { type EventHandler, HandlesEvent } from '../messaging/event-handler.js';
import { Outbox } from '../messaging/outbox.js';
import { ServiceClient } from '../rpc/service-client.js';
import { ERASURE_PLAN, SERVED_SERVICE } from '../tokens.js';
import { erasePerson } from './erase-person.queries.js';
import type { ErasurePlan } from '../database/erasure-plan.js';

type Due = z.output<typeof erasureDue.data>;
type Described = CallOutput<typeof describeErasure>;

/** Erases a person by the plan of the service when its turn comes, and confirms it in the same transaction. */
@HandlesEvent(erasureDue)
export class ErasureHandler implements EventHandler<typeof erasureDue.data, Described> {
  constructor(
    private readonly services: ServiceClient,
    private readonly outbox: Outbox,
    @Inject(ERASURE_PLAN) private readonly plan: ErasurePlan,
    @Inject(SERVED_SERVICE) private readonly service: ServiceName,
  ) {}

  /** Reads the person: the event does not name one. */
  prepare({ erasureId }: Due): Promise<Described> {
    return this.services.call(describeErasure, { erasureId });
  }

  async apply(em: EntityManager, { erasureId }: Due, { erasure }: Described): Promise<void> {
    if (erasure) await erasePerson(em, this.plan, erasure);
    this.outbox.addEvent(em, erasureCompleted, { erasureId, service: this.service });
  }
}

/** The same for a service that keeps figures of what the others told: its turn comes after theirs. */
@HandlesEvent(figuresErasureDue)
export class FiguresErasureHandler extends ErasureHandler {}
