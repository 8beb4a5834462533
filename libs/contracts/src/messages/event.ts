import * as z from 'zod/mini';
import type { ServiceName } from '../services.js';
import type { Versioned } from '../version.js';

/** What happened, in the past tense. An event carries ids, never a child's text (PRIVACY-2). */
export interface EventDefinition<
  Name extends string = string,
  Data extends z.ZodMiniType = z.ZodMiniType,
> extends Versioned<Data> {
  name: Name;
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
