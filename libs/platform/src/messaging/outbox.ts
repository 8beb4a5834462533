import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventDefinition } from '@sumfox/contracts/messages/event';
import { toMessageName } from '@sumfox/contracts/messages/event-version';
import type { JobDefinition } from '@sumfox/contracts/messages/jobs';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { type TraceCarrier, currentCarrier } from '../tracing/trace-id.js';
import { OutboxMessage } from './message.entity.js';

/** A message as it stands in `outbox_messages`; its other columns are moments. */
export interface OutboxRow {
  id: string;
  kind: 'job' | 'event';
  name: string;
  data: unknown;
  carrier: TraceCarrier;
}

/**
 * The clause of a statement that writes messages if `source`, a table of its `with`, has a row. Its placeholder is the
 * JSON of the rows that {@link Outbox.toEventRow} and {@link Outbox.toJobRow} give. @param data the data of a message,
 * where they name what only the statement knows
 */
export function writeMessagesFor(source: string, data = 'message.data'): string {
  return `insert into outbox_messages (id, kind, name, data, carrier, created_at)
     select message.id, message.kind, message.name, ${data}, message.carrier, now()
     from ${source} cross join jsonb_to_recordset(?::jsonb)
       as message(id uuid, kind text, name text, data jsonb, carrier jsonb)`;
}

/**
 * The only way to a queue for work and events that must not be lost: the message commits with its cause or not at all.
 */
@Injectable()
export class Outbox {
  private readonly written = new WeakMap<EntityManager, OutboxRow[]>();
  private readonly listeners: Array<(rows: readonly OutboxRow[]) => void> = [];

  /** Adds a job in the caller's transaction. Throws on data that is not of the job's shape. */
  addJob<D extends z.ZodMiniType>(em: EntityManager, job: JobDefinition<string, D>, data: z.input<D>): void {
    this.add(em, this.toJobRow(job, data));
  }

  /** Adds an event in the caller's transaction. Throws on data that is not of the event's shape. */
  addEvent<D extends z.ZodMiniType>(
    em: EntityManager,
    event: EventDefinition<string, D>,
    data: z.input<D>,
  ): void {
    this.add(em, this.toEventRow(event, data));
  }

  /**
   * The row of an event, for a statement that writes it together with its cause. The caller hands it to the relay by
   * {@link noteWritten} or {@link announce}; else it waits as what a dead process leaves, for up to ten seconds. Throws
   * on invalid data.
   */
  toEventRow<D extends z.ZodMiniType>(event: EventDefinition<string, D>, data: z.input<D>): OutboxRow {
    return toRow('event', toMessageName(event), z.parse(event.data, data));
  }

  /** The same for a job. */
  toJobRow<D extends z.ZodMiniType>(job: JobDefinition<string, D>, data: z.input<D>): OutboxRow {
    return toRow('job', job.name, z.parse(job.data, data));
  }

  /** Notes messages that a statement of this transaction wrote: its commit hands them to the relay. */
  noteWritten(em: EntityManager, rows: readonly OutboxRow[]): void {
    const written = this.written.get(em);
    if (written) written.push(...rows);
    else this.written.set(em, [...rows]);
  }

  /** Hands the relay messages that a statement wrote without a transaction around it, as they stand in the table. */
  announce(rows: readonly OutboxRow[]): void {
    if (rows.length > 0) for (const listener of this.listeners) listener(rows);
  }

  /** Calls back on {@link announce}. */
  onAnnounce(listener: (rows: readonly OutboxRow[]) => void): void {
    this.listeners.push(listener);
  }

  /** The messages that this transaction wrote. */
  listWritten(em: EntityManager): readonly OutboxRow[] {
    return this.written.get(em) ?? [];
  }

  private add(em: EntityManager, row: OutboxRow): void {
    em.create(OutboxMessage, { ...row, createdAt: new Date(), publishedAt: null }, { persist: true });
    this.noteWritten(em, [row]);
  }
}

function toRow(kind: OutboxRow['kind'], name: string, data: unknown): OutboxRow {
  return { id: uuid(), kind, name, data, carrier: currentCarrier() };
}
