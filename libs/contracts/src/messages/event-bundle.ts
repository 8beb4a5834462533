import * as z from 'zod/mini';
import type { ServiceName } from '../services.js';
import { EventEnvelopeSchema } from './event.js';

/** The name of a job that carries several events. */
export const EVENT_BUNDLE = 'event-bundle';

/**
 * Services that get events in bundles of all that were ready together. Only a service that counts events gets bundles.
 * One that acts on an event gets it as a separate job, which is retried alone.
 */
export const BUNDLED_SUBSCRIBERS: readonly ServiceName[] = ['analytics'];

const BundledEventSchema = z.strictObject({
  envelope: EventEnvelopeSchema,
  /** W3C headers of the trace that the event happened in. */
  carrier: z.record(z.string(), z.string()),
});
export type BundledEvent = z.infer<typeof BundledEventSchema>;

/** Events as they travel together, each with its own trace. */
export const EventBundleSchema = z.strictObject({ events: z.array(BundledEventSchema) });
export type EventBundle = z.infer<typeof EventBundleSchema>;
