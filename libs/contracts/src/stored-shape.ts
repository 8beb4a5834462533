import * as z from 'zod/mini';
import { type Versioned, readVersion } from './version.js';

/**
 * What is stored as JSON: an object, with its version beside its fields. What was stored before there were versions
 * names none and is of version 1.
 */
export type StoredShape<Data extends z.ZodMiniType<object> = z.ZodMiniType<object>> = Versioned<Data>;

/** Declares a shape that is stored; only fixes the types. */
export function storedShape<Data extends z.ZodMiniType<object>>(shape: StoredShape<Data>): StoredShape<Data> {
  return shape;
}

/** The object to store for a value. Throws on a value that is not of the shape. */
export function toStored<Data extends z.ZodMiniType<object>>(
  shape: StoredShape<Data>,
  value: z.output<Data>,
): object {
  return markVersion(shape, z.parse(shape.data, value));
}

/** The object to store for a value that is known to be of the shape. */
export function markVersion({ version }: StoredShape, value: object): object {
  return { version, ...value };
}

/**
 * The value of a stored object, in the current shape whatever its version. What is of the current version was held to
 * the shape when it was stored, and is not parsed again. Throws on a version that is not declared.
 */
export function readStored<Data extends z.ZodMiniType<object>>(
  shape: StoredShape<Data>,
  stored: object,
): z.output<Data> {
  const { version = 1, ...data } = stored as { version?: number };
  return version === shape.version ? (data as z.output<Data>) : readVersion(shape, version, data);
}
