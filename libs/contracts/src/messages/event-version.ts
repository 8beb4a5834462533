import type { EventDefinition } from './event.js';

/**
 * The name of an event in an outbox. From version 2 on it includes the version: the relay of an older release leaves
 * unknown names to a newer one, and would otherwise publish this event under its own version.
 */
export function toMessageName({ name, version }: Pick<EventDefinition, 'name' | 'version'>): string {
  return version === 1 ? name : `${name}.v${version}`;
}
