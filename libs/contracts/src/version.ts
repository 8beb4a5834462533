import * as z from 'zod/mini';

/** A shape that data once had. Data in that shape still lie in queues, outboxes and databases. */
export interface EarlierVersion {
  version: number;
  data: z.ZodMiniType;
  /** Turns data of this version into data of the next one. Throws on data of another shape. */
  upcast(data: unknown): unknown;
}

/**
 * A shape that outlives a release. `version` rises when a reader of the old shape would misread the new one; stored
 * samples of every version must still be readable.
 */
export interface Versioned<Data extends z.ZodMiniType = z.ZodMiniType> {
  name: string;
  version: number;
  data: Data;
  /** The versions before, from 1 on, each with the way to the next. */
  earlier?: readonly EarlierVersion[];
}

/** Declares an earlier version of a shape; `upcast` makes data of the next version. */
export function earlierVersion<Data extends z.ZodMiniType>(
  version: number,
  data: Data,
  upcast: (data: z.output<Data>) => unknown,
): EarlierVersion {
  return { version, data, upcast: (value) => upcast(z.parse(data, value)) };
}

/**
 * Reads data of any version in the current shape. Throws on a version that is not declared, such as that of a newer
 * release, and on data that are not of their version's shape.
 */
export function readVersion<Data extends z.ZodMiniType>(
  shape: Versioned<Data>,
  version: number,
  data: unknown,
): z.output<Data> {
  if (version === shape.version) return z.parse(shape.data, data);
  const earlier = shape.earlier?.find((each) => each.version === version);
  if (!earlier) throw new Error(`${shape.name} of version ${version} is not understood`);
  return readVersion(shape, version + 1, earlier.upcast(data));
}

/** Every version of a shape, the current one first. */
export function listVersions({
  version,
  data,
  earlier = [],
}: Versioned): Array<Pick<EarlierVersion, 'version' | 'data'>> {
  return [{ version, data }, ...earlier.toReversed()];
}
