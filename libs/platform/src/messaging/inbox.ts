import { EVENTS, EventEnvelopeSchema, type EventEnvelope } from '@product/contracts/messages/events';
import type { ServiceName } from '@product/contracts/endpoint';
import * as z from 'zod/mini';
import type { Database } from '../database/database.js';
import type { EventHandler, StatementHandler } from './event-handler.js';

const NEW_HERE =
  'insert into inbox_messages (id, name, received_at) values (?, ?, now()) on conflict do nothing returning id';

/** Gives each event to its handler, once. */
export class Inbox {
  private readonly handlers: ReadonlyMap<string, EventHandler | StatementHandler>;

  /** Throws when the service subscribes to an event without exactly one handler, or handles one it has no claim to. */
  constructor(
    service: ServiceName,
    private readonly database: Database,
    handlers: readonly (EventHandler | StatementHandler)[],
  ) {
    const claimed = EVENTS.filter((e) => e.subscribers.some((s) => s === service)).map(
      (e) => e.name as string,
    );
    const handled = handlers.map((h) => h.event.name);
    const wrong = [
      ...claimed.filter((name) => handled.filter((h) => h === name).length !== 1),
      ...handled.filter((name) => !claimed.includes(name)),
    ];
    if (wrong.length > 0)
      throw new Error(`${service} must handle each of its events once: ${wrong.join(', ')}`);
    this.handlers = new Map(handlers.map((h) => [h.event.name, h]));
  }

  /** Returns what was received, and whether its effect is new. Throws on a shape that is not the event's. */
  async receive(message: unknown): Promise<{ envelope: EventEnvelope; fresh: boolean }> {
    const envelope: EventEnvelope = z.parse(EventEnvelopeSchema, message);
    const handler = this.handlers.get(envelope.name);
    if (!handler) throw new Error(`no handler for ${envelope.name}`);
    if (handler.event.version !== envelope.version)
      throw new Error(`${envelope.name} of version ${envelope.version} is not understood`);
    const data = z.parse(handler.event.data, envelope.data);
    const fresh =
      'apply' in handler
        ? await this.apply(handler, data, envelope)
        : await this.takeIn(handler, data, envelope);
    return { envelope, fresh };
  }

  private async apply(handler: EventHandler, data: unknown, envelope: EventEnvelope): Promise<boolean> {
    const prepared = await handler.prepare?.(data);
    return this.database.transaction(async (em) => {
      const fresh = await em.execute<unknown[]>(NEW_HERE, [envelope.id, envelope.name]);
      if (fresh.length === 0) return false;
      await handler.apply(em, data, prepared, envelope);
      return true;
    });
  }

  private async takeIn(handler: StatementHandler, data: unknown, envelope: EventEnvelope): Promise<boolean> {
    const { sql, params } = handler.toStatement(data, envelope);
    const fresh = await this.database
      .fork()
      .execute<unknown[]>(`with fresh as (${NEW_HERE}), effect as (${sql}) select id from fresh`, [
        envelope.id,
        envelope.name,
        ...params,
      ]);
    return fresh.length > 0;
  }
}
