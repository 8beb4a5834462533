import type { EventDefinition } from '@sumfox/contracts/messages/event';
import { BUNDLED_SUBSCRIBERS } from '@sumfox/contracts/messages/event-bundle';
import { toMessageName } from '@sumfox/contracts/messages/event-version';
import { listVersions } from '@sumfox/contracts/version';
import { EVENTS } from '@sumfox/contracts/messages/events';
import { JOBS } from '@sumfox/contracts/messages/jobs';

/** The event and version behind each name in the outbox; an older version may wait there since before an update. */
export const EVENT_VERSIONS: ReadonlyMap<string, { name: string; version: number }> = new Map(
  EVENTS.flatMap((event: EventDefinition) =>
    listVersions(event).map(({ version }) => {
      const told = { name: event.name, version };
      return [toMessageName(told), told] as const;
    }),
  ),
);

/** The names of messages that this release sends. */
export const KNOWN_NAMES: readonly string[] = [...JOBS.map(({ name }) => name), ...EVENT_VERSIONS.keys()];

/** The names of events that are only counted: no person waits for what they cause. */
export const COUNTED_NAMES: ReadonlySet<string> = new Set(
  EVENTS.filter(({ subscribers }: EventDefinition) =>
    subscribers.every((each) => BUNDLED_SUBSCRIBERS.includes(each)),
  ).flatMap((event: EventDefinition) =>
    listVersions(event).map(({ version }) => toMessageName({ ...event, version })),
  ),
);
