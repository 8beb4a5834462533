import * as z from 'zod/mini';
import type { ServiceName } from '../services.js';
import { EventEnvelopeSchema } from './event.js';

/** The name of a job that carries several events. */
export const EVENT_BUNDLE = 'event-bundle';

/**
 * Services that are told of events in bundles, as many as were ready at one time. Only who counts is told so: who acts
 * on an event gets it as a job of its own, which is tried again without its neighbours.
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
