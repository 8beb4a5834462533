import type { EventDefinition } from '@product/contracts/messages/events';
import type { EntityManager } from '@product/platform/database/database';
import * as z from 'zod/mini';

/** An event as it is stored. */
export interface ProjectedEvent {
  id: string;
  name: string;
  occurredAt: Date;
  data: unknown;
}

/** Adds an event to the figures; every part that counts of it does so by itself. */
export type Project = (em: EntityManager, event: ProjectedEvent) => Promise<void>;

/** The name of an event, and what is counted of it. */
export type Projection = readonly [name: string, project: Project];

/** What is counted of one kind of event. `write` is given its data parsed. */
export function on<D extends z.ZodMiniType>(
  event: EventDefinition<string, D>,
  write: (em: EntityManager, data: z.output<D>, event: ProjectedEvent) => Promise<unknown>,
): Projection {
  return [event.name, async (em, stored) => void (await write(em, z.parse(event.data, stored.data), stored))];
}
