import * as z from 'zod/mini';
import type { EarlierVersion, EventDefinition } from './event.js';

/** Declares an earlier version of an event; `upcast` makes data of the next version. */
export function earlierVersion<Data extends z.ZodMiniType>(
  version: number,
  data: Data,
  upcast: (data: z.output<Data>) => unknown,
): EarlierVersion {
  return { version, data, upcast: (value) => upcast(z.parse(data, value)) };
}

/**
 * Reads the data of an event of any version in the shape of its current one. Throws on a version that is not declared,
 * such as that of a newer release, and on data that is not of the version's shape.
 */
export function readEventData<Data extends z.ZodMiniType>(
  event: EventDefinition<string, Data>,
  version: number,
  data: unknown,
): z.output<Data> {
  if (version === event.version) return z.parse(event.data, data);
  const earlier = event.earlier?.find((each) => each.version === version);
  if (!earlier) throw new Error(`${event.name} of version ${version} is not understood`);
  return readEventData(event, version + 1, earlier.upcast(data));
}

/** Every version of an event, the current one first. */
export function listVersions({
  version,
  data,
  earlier = [],
}: EventDefinition): Array<Pick<EarlierVersion, 'version' | 'data'>> {
  return [{ version, data }, ...earlier.toReversed()];
}

/**
 * The name of an event in an outbox. From version 2 on it holds the version: the relay of an older release leaves
 * names that it does not know to a newer one, and would send this event under its own version otherwise.
 */
export function toMessageName({ name, version }: Pick<EventDefinition, 'name' | 'version'>): string {
  return version === 1 ? name : `${name}.v${version}`;
}
