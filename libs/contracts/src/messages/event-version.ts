import type { EventDefinition } from './event.js';

/**
 * The name of an event in an outbox. From version 2 on it holds the version: the relay of an older release leaves
 * names that it does not know to a newer one, and would send this event under its own version otherwise.
 */
export function toMessageName({ name, version }: Pick<EventDefinition, 'name' | 'version'>): string {
  return version === 1 ? name : `${name}.v${version}`;
}
