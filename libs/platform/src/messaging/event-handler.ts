import type { EventDefinition, EventEnvelope } from '@sumfox/contracts/messages/events';
import type * as z from 'zod/mini';
import type { EntityManager } from '../database/database.js';

/** Reacts to one event. `prepared` is what `prepare` fetched outside the transaction. */
export interface EventHandler<D extends z.ZodMiniType = z.ZodMiniType, Prepared = unknown> {
  event: EventDefinition<string, D>;
  /** Reads from elsewhere, before the transaction opens; may run more than once. */
  prepare?(data: z.output<D>): Promise<Prepared>;
  /** The effect, in the same transaction as the inbox row: it happens once however often the event arrives. */
  apply(em: EntityManager, data: z.output<D>, prepared: Prepared, envelope: EventEnvelope): Promise<void>;
}

/** An event whose shape was checked. */
export interface ReceivedEvent<Data = unknown> {
  envelope: EventEnvelope;
  data: Data;
}

/**
 * Takes in events whose whole effect is one statement for all that arrived together: for those that come often and cost
 * little else, since a transaction for each is four trips to the database and this is one.
 */
export interface StatementHandler<D extends z.ZodMiniType = z.ZodMiniType> {
  event: EventDefinition<string, D>;
  /** A statement that writes only what it selects from `fresh`, whose rows, `id`, are the events that are new here. */
  toStatement(events: readonly ReceivedEvent<z.output<D>>[]): { sql: string; params: readonly unknown[] };
}
