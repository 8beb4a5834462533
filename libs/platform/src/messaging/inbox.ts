import { type Link, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { ServiceName } from '@sumfox/contracts/endpoint';
import { type BundledEvent, EventBundleSchema } from '@sumfox/contracts/messages/event-bundle';
import { EVENTS, EventEnvelopeSchema, type EventEnvelope } from '@sumfox/contracts/messages/events';
import * as z from 'zod/mini';
import type { Database } from '../database/database.js';
import { withCarrier } from '../tracing/trace-id.js';
import type { EventHandler, ReceivedEvent, StatementHandler } from './event-handler.js';

type Handler = EventHandler | StatementHandler;

const NEW_HERE = `insert into inbox_messages (id, name, received_at)
  select id, ?, now() from unnest(?::uuid[]) as id on conflict do nothing returning id`;

const toIds = (events: readonly ReceivedEvent[]): string => `{${events.map((e) => e.envelope.id).join(',')}}`;

/** Gives each event to its handler, once. */
export class Inbox {
  private readonly handlers: ReadonlyMap<string, Handler>;

  /** Throws when the service subscribes to an event without exactly one handler, or handles one it has no claim to. */
  constructor(
    service: ServiceName,
    private readonly database: Database,
    handlers: readonly Handler[],
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
    const { handler, event } = this.recognise(message);
    const fresh = 'apply' in handler ? await this.apply(handler, event) : await this.takeIn(handler, [event]);
    return { envelope: event.envelope, fresh };
  }

  /**
   * Takes in every event of a bundle that can be taken in, and returns them. Throws when one or more could not: what
   * stands is known when the bundle comes again.
   */
  async receiveBundle(message: unknown): Promise<EventEnvelope[]> {
    const { events } = z.parse(EventBundleSchema, message);
    const together = new Map<StatementHandler, ReceivedEvent[]>();
    const faults: unknown[] = [];
    const collect = async (work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (fault) {
        faults.push(fault);
      }
    };
    const links = listLinks();
    for (const bundled of events)
      await collect(() =>
        inOwnTrace(bundled, links, async () => {
          const { handler, event } = this.recognise(bundled.envelope);
          if ('apply' in handler) await this.apply(handler, event);
          else together.set(handler, [...(together.get(handler) ?? []), event]);
        }),
      );
    for (const [handler, group] of together)
      try {
        await this.takeIn(handler, group);
      } catch {
        // One that PostgreSQL refuses must not hold up the others: alone, it fails alone and is told of.
        for (const event of group) await collect(() => this.takeIn(handler, [event]));
      }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
    return events.map(({ envelope }) => envelope);
  }

  private recognise(message: unknown): { handler: Handler; event: ReceivedEvent } {
    const envelope: EventEnvelope = z.parse(EventEnvelopeSchema, message);
    const handler = this.handlers.get(envelope.name);
    if (!handler) throw new Error(`no handler for ${envelope.name}`);
    if (handler.event.version !== envelope.version)
      throw new Error(`${envelope.name} of version ${envelope.version} is not understood`);
    return { handler, event: { envelope, data: z.parse(handler.event.data, envelope.data) } };
  }

  private async apply(handler: EventHandler, event: ReceivedEvent): Promise<boolean> {
    const prepared = await handler.prepare?.(event.data);
    return this.database.transaction(async (em) => {
      const fresh = await em.execute<unknown[]>(NEW_HERE, [handler.event.name, toIds([event])]);
      if (fresh.length === 0) return false;
      await handler.apply(em, event.data, prepared, event.envelope);
      return true;
    });
  }

  /** Returns whether any of them is new. */
  private async takeIn(handler: StatementHandler, events: readonly ReceivedEvent[]): Promise<boolean> {
    const { sql, params } = handler.toStatement(events);
    const fresh = await this.database
      .fork()
      .execute<unknown[]>(`with fresh as (${NEW_HERE}), effect as (${sql}) select id from fresh`, [
        handler.event.name,
        toIds(events),
        ...params,
      ]);
    return fresh.length > 0;
  }
}

/** The work on a bundle, for the spans of its events to point at. */
function listLinks(): Link[] {
  const span = trace.getSpan(context.active());
  return span ? [{ context: span.spanContext() }] : [];
}

/** Does `work` as a part of the trace in which the event happened. */
function inOwnTrace<T>(
  { envelope, carrier }: BundledEvent,
  links: Link[],
  work: () => Promise<T>,
): Promise<T> {
  return withCarrier(carrier, () =>
    trace
      .getTracer('inbox')
      .startActiveSpan(`receive ${envelope.name}`, { kind: SpanKind.CONSUMER, links }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
  );
}
