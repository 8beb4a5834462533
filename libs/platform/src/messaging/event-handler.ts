import { DiscoveryService } from '@nestjs/core';
import type { EventDefinition, EventEnvelope } from '@sumfox/contracts/messages/event';
import type * as z from 'zod/mini';
import type { EntityManager } from '../database/database.js';
import type { Effect } from './inbox.queries.js';

/** Reacts to one event. `prepared` is what `prepare` fetched outside the transaction. */
export interface EventHandler<D extends z.ZodMiniType = z.ZodMiniType, Prepared = unknown> {
  /** Reads from elsewhere, before the transaction opens; may run more than once. */
  prepare?(data: z.output<D>): Promise<Prepared>;
  /** The effect, in the same transaction as the inbox row: it happens once however often the event arrives. */
  apply(em: EntityManager, data: z.output<D>, prepared: Prepared, envelope: EventEnvelope): Promise<void>;
  /** Runs after the effect is committed, and again for each repeat of the event. */
  onApplied?(data: z.output<D>): Promise<void>;
}

/**
 * Handles events that arrived together in one transaction, as their effect does not depend on order or number. For
 * frequent events with an effect that is no single statement.
 */
export interface GroupHandler<D extends z.ZodMiniType = z.ZodMiniType> {
  /** A part of the effect that goes with the inbox rows; see {@link StatementHandler}. */
  toStatement?(events: readonly ReceivedEvent<z.output<D>>[]): Effect;
  /** The effect of the events that are new here, in the transaction of their inbox rows. */
  applyAll(em: EntityManager, events: readonly ReceivedEvent<z.output<D>>[]): Promise<void>;
}

/** An event with a checked shape. */
export interface ReceivedEvent<Data = unknown> {
  envelope: EventEnvelope;
  data: Data;
}

/**
 * Handles events with one statement as whole effect, for all events that arrived together. For frequent and cheap
 * events: a transaction each is four round trips, and this is one.
 */
export interface StatementHandler<D extends z.ZodMiniType = z.ZodMiniType> {
  /** A statement that writes only rows selected from `fresh`; its column `id` lists the events that are new here. */
  toStatement(events: readonly ReceivedEvent<z.output<D>>[]): Effect;
}

export type AnyEventHandler<D extends z.ZodMiniType = z.ZodMiniType> =
  | EventHandler<D>
  | GroupHandler<D>
  | StatementHandler<D>;

/** Stores the events of a handler's class. */
export const HandledEvents = DiscoveryService.createDecorator<readonly EventDefinition[]>();

/** Makes a class the handler of an event, or of several that it treats alike. */
export function HandlesEvent<D extends z.ZodMiniType>(...events: readonly EventDefinition<string, D>[]) {
  return (target: new (...args: never[]) => AnyEventHandler<D>): void => {
    HandledEvents(events)(target);
  };
}

/** An event with its handler. */
export interface EventRoute {
  event: EventDefinition;
  handler: AnyEventHandler;
}

/** Maps the name of each event to its handler, by the decorators of the handlers' classes. */
export function routeEvents(handlers: readonly AnyEventHandler[]): ReadonlyMap<string, EventRoute> {
  return new Map(
    handlers.flatMap((handler) =>
      listHandledEvents(handler.constructor).map((event) => [event.name, { event, handler }] as const),
    ),
  );
}

/** Empty for a class without the decorator. */
export function listHandledEvents(target: object): readonly EventDefinition[] {
  const events: readonly EventDefinition[] | undefined = Reflect.getMetadata(HandledEvents.KEY, target);
  return events ?? [];
}
