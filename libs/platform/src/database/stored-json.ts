import { JsonType, type Platform, type TransformContext, p } from '@mikro-orm/postgresql';
import { type StoredShape, markVersion, readStored, toStored } from '@sumfox/contracts/stored-shape';
import type * as z from 'zod/mini';

/**
 * A jsonb column with values of a shape. Writing an invalid value throws; a valid one is stored with the shape's
 * version. A row of an earlier version is read in the current shape.
 */
export function storedJson<Data extends z.ZodMiniType<object>>(shape: StoredShape<Data>) {
  return p.type(new (storedJsonType(shape))()).$type<z.output<Data>>();
}

/**
 * Values that were read or written as a shape and need no second check: the ORM converts them more than once, and a
 * value copied between tables was checked when it arrived.
 */
const KNOWN = new WeakMap<StoredShape, WeakSet<object>>();

/** The type has no fields: the ORM makes deep copies of it, and a copy of a schema would not be the schema. */
function storedJsonType<Data extends z.ZodMiniType<object>>(shape: StoredShape<Data>): new () => JsonType {
  const known = KNOWN.get(shape) ?? new WeakSet();
  KNOWN.set(shape, known);
  const write = (value: object): object => {
    const stored = known.has(value) ? markVersion(shape, value) : toStored(shape, value as z.output<Data>);
    known.add(value);
    return stored;
  };
  const read = (stored: object): object => {
    const value = readStored(shape, stored);
    known.add(value);
    return value;
  };
  return class StoredJsonType extends JsonType {
    override convertToDatabaseValue(value: unknown, platform: Platform, context?: TransformContext) {
      return super.convertToDatabaseValue(isObject(value) ? write(value) : value, platform, context);
    }

    override convertToJSValue(stored: unknown, platform: Platform, context?: TransformContext): unknown {
      const found = super.convertToJSValue(stored, platform, context);
      return isObject(found) ? read(found) : found;
    }
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
