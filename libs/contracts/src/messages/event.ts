import * as z from 'zod/mini';
import type { ServiceName } from '../services.js';

/** A shape that an event once had. Events in that shape still lie in queues, outboxes and the store of analytics. */
export interface EarlierVersion {
  version: number;
  data: z.ZodMiniType;
  /** Turns data of this version into data of the next one. Throws on data of another shape. */
  upcast(data: unknown): unknown;
}

/**
 * What happened, in the past tense. An event carries ids, never a child's text (PRIVACY-2). `version` rises
 * when a reader of the old shape would misread the new one; stored samples of every version must still be readable.
 */
export interface EventDefinition<Name extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  name: Name;
  version: number;
  data: Data;
  /** The versions before, from 1 on, each with the way to the next. */
  earlier?: readonly EarlierVersion[];
  subscribers: readonly ServiceName[];
}

/** Declares an event; only fixes the types. */
export function event<Name extends string, Data extends z.ZodMiniType>(
  d: EventDefinition<Name, Data>,
): EventDefinition<Name, Data> {
  return d;
}

/** How an event travels. `id` is the outbox row's id and the inbox's key. */
export const EventEnvelopeSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  version: z.int(),
  /** The process that emitted it. */
  source: z.string(),
  /** ISO 8601, UTC. */
  occurredAt: z.string(),
  data: z.unknown(),
});
export type EventEnvelope = z.infer<typeof EventEnvelopeSchema>;
