import { type Link, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import { type BundledEvent, EventBundleSchema } from '@sumfox/contracts/messages/event-bundle';
import { readVersion } from '@sumfox/contracts/version';
import { EventEnvelopeSchema, type EventEnvelope } from '@sumfox/contracts/messages/event';
import * as z from 'zod/mini';
import type { Database } from '../database/database.js';
import { withCarrier } from '../tracing/trace-id.js';
import type {
  AnyEventHandler,
  EventHandler,
  EventRoute,
  GroupHandler,
  ReceivedEvent,
  StatementHandler,
} from './event-handler.js';
import { noteReceived } from './inbox.queries.js';

/** Finds the handler of an event by the event's name. */
export interface EventRoutes {
  readonly eventRoutes: ReadonlyMap<string, EventRoute>;
}

/** Events that one statement, or one transaction, takes in. */
interface Group {
  handler: GroupHandler | StatementHandler;
  events: ReceivedEvent[];
}

/** Gives each event to its handler, once. */
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly routes: EventRoutes,
  ) {}

  /** Returns what was received, and whether its effect is new. Throws on a shape that is not the event's. */
  async receive(message: unknown): Promise<{ envelope: EventEnvelope; fresh: boolean }> {
    const { handler, event } = this.recognise(message);
    const fresh =
      'apply' in handler ? await this.apply(handler, event) : await this.takeIn({ handler, events: [event] });
    return { envelope: event.envelope, fresh };
  }

  /**
   * Stores every valid event of a bundle and returns them. Throws when one or more failed; stored ones are known when
   * the bundle returns.
   */
  async receiveBundle(message: unknown): Promise<EventEnvelope[]> {
    const { events } = z.parse(EventBundleSchema, message);
    const together = new Map<AnyEventHandler, Group>();
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
          else together.set(handler, { handler, events: [...(together.get(handler)?.events ?? []), event] });
        }),
      );
    for (const group of together.values())
      try {
        await this.takeIn(group);
      } catch {
        // An event that PostgreSQL rejects must not block others: it fails alone and is reported.
        for (const event of group.events) await collect(() => this.takeIn({ ...group, events: [event] }));
      }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
    return events.map(({ envelope }) => envelope);
  }

  /** The event in the shape of its current version, which the handler knows. */
  private recognise(message: unknown): { handler: AnyEventHandler; event: ReceivedEvent } {
    const envelope: EventEnvelope = z.parse(EventEnvelopeSchema, message);
    const route = this.routes.eventRoutes.get(envelope.name);
    if (!route) throw new Error(`no handler for ${envelope.name}`);
    const { handler, event } = route;
    const data = readVersion(event, envelope.version, envelope.data);
    return { handler, event: { envelope: { ...envelope, version: event.version, data }, data } };
  }

  private async apply(handler: EventHandler, event: ReceivedEvent): Promise<boolean> {
    const { envelope, data } = event;
    const prepared = await handler.prepare?.(data);
    const isFresh = await this.database.transaction(async (em) => {
      const fresh = await noteReceived(em, [envelope]);
      if (fresh.length === 0) return false;
      await handler.apply(em, data, prepared, envelope);
      return true;
    });
    await handler.onApplied?.(data);
    return isFresh;
  }

  /** Returns whether any of them is new. */
  private async takeIn({ handler, events }: Group): Promise<boolean> {
    // In one order everywhere, so that two bundles with the same events do not wait for each other.
    const sorted = events.toSorted((one, other) => (one.envelope.id < other.envelope.id ? -1 : 1));
    const envelopes = sorted.map(({ envelope }) => envelope);
    const effect = handler.toStatement?.(sorted);
    if (!('applyAll' in handler))
      return (await noteReceived(this.database.fork(), envelopes, effect)).length > 0;
    return this.database.transaction(async (em) => {
      const fresh = new Set(await noteReceived(em, envelopes, effect));
      if (fresh.size > 0)
        await handler.applyAll(
          em,
          sorted.filter(({ envelope }) => fresh.has(envelope.id)),
        );
      return fresh.size > 0;
    });
  }
}

/** The work on a bundle, for the spans of its events to point at. */
function listLinks(): Link[] {
  const span = trace.getSpan(context.active());
  return span ? [{ context: span.spanContext() }] : [];
}

/** Runs `work` within the event's own trace. */
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
