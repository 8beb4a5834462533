import { p, UnderscoreNamingStrategy } from '@mikro-orm/postgresql';
import type * as z from 'zod/mini';

/** A property of an entity with values of the type. */
export interface Column<Value> {
  '~type'?: { value: Value };
  '~options'?: object;
}

/** Properties of an entity, one for each field of a contract. */
export type Columns<Fields> = { [Name in keyof Fields]: Column<Fields[Name]> };

/**
 * Columns for the fields of a contract, so that a field is declared once. A whole number is an integer, a list or an
 * object is jsonb, text is `text`, or `varchar(255)` for the named older columns. A field may have the default null.
 * @throws for a field with a schema of an unknown column type
 */
export function columnsOf<Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  { varchar = [] }: { varchar?: ReadonlyArray<keyof Shape & string> } = {},
): Columns<z.output<z.ZodMiniObject<Shape>>> {
  const columns = Object.entries(schema.shape).map(([name, field]) => [
    name,
    toColumn(name, field, (varchar as readonly string[]).includes(name)),
  ]);
  return Object.fromEntries(columns) as Columns<z.output<z.ZodMiniObject<Shape>>>;
}

const NAMING = new UnderscoreNamingStrategy();

/** The values of an entity's fields by the names of their columns, for a statement that is written by hand. */
export function byColumn(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [NAMING.propertyToColumnName(name), value]),
  );
}

function toColumn(name: string, field: z.core.$ZodType, isVarchar: boolean) {
  const { def } = (field as z.core.$ZodTypes)._zod;
  // Rows from before the field have null in its column, as the contract has where the field is missing.
  if (def.type === 'default' && def.defaultValue === null) return toColumn(name, def.innerType, isVarchar);
  return def.type === 'nullable'
    ? toFilledColumn(name, def.innerType, isVarchar).nullable()
    : toFilledColumn(name, field, isVarchar);
}

function toFilledColumn(name: string, field: z.core.$ZodType, isVarchar: boolean) {
  const { def } = (field as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return isVarchar ? p.string() : p.text();
    case 'boolean':
      return p.boolean();
    case 'enum':
      return p.enum(Object.values(def.entries).map(String));
    case 'array':
    case 'object':
      return p.json();
    case 'number':
      if ('format' in def && def.format === 'safeint') return p.integer();
  }
  throw new Error(`No column is known for the field "${name}" (${def.type}). Write its column by hand.`);
}
