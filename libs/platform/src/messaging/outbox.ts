import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventDefinition } from '@sumfox/contracts/messages/event';
import { toMessageName } from '@sumfox/contracts/messages/event-version';
import type { JobDefinition } from '@sumfox/contracts/messages/jobs';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { type TraceCarrier, currentCarrier } from '../tracing/trace-id.js';
import { OutboxMessage } from './message.entity.js';

/** An event as it stands in `outbox_messages`; its kind is `event`, and its other columns are moments. */
export interface OutboxRow {
  id: string;
  name: string;
  data: unknown;
  carrier: TraceCarrier;
}

/**
 * The clause of a statement that writes the row of {@link Outbox.toRow} for each row of `source`, a table of its
 * `with`. Its placeholders are id, name, data and carrier.
 */
export function writeEventFor(source: string): string {
  return `insert into outbox_messages (id, kind, name, data, carrier, created_at)
     select ?::uuid, 'event', ?::text, ?::jsonb, ?::jsonb, now() from ${source}`;
}

/**
 * The only way to a queue for work and events that must not be lost: the message commits with its cause or not at all.
 */
@Injectable()
export class Outbox {
  private readonly written = new WeakSet<EntityManager>();

  /** Adds a job in the caller's transaction. Throws on data that is not of the job's shape. */
  addJob<D extends z.ZodMiniType>(em: EntityManager, job: JobDefinition<string, D>, data: z.input<D>): void {
    this.add(em, 'job', job.name, z.parse(job.data, data));
  }

  /** Adds an event in the caller's transaction. Throws on data that is not of the event's shape. */
  addEvent<D extends z.ZodMiniType>(
    em: EntityManager,
    event: EventDefinition<string, D>,
    data: z.input<D>,
  ): void {
    this.add(em, 'event', toMessageName(event), z.parse(event.data, data));
  }

  /**
   * The row of an event, for a statement that writes it together with its cause. It does not wake the relay, which
   * finds the row within a second. Throws on invalid data.
   */
  toRow<D extends z.ZodMiniType>(event: EventDefinition<string, D>, data: z.input<D>): OutboxRow {
    return {
      id: uuid(),
      name: toMessageName(event),
      data: z.parse(event.data, data),
      carrier: currentCarrier(),
    };
  }

  /** Whether this transaction wrote a message. */
  wroteIn(em: EntityManager): boolean {
    return this.written.has(em);
  }

  private add(em: EntityManager, kind: 'job' | 'event', name: string, data: unknown): void {
    em.create(
      OutboxMessage,
      { id: uuid(), kind, name, data, carrier: currentCarrier(), createdAt: new Date(), publishedAt: null },
      { persist: true },
    );
    this.written.add(em);
  }
}
