import type {
  EntityManager,
  EntityMetadata,
  EntityName,
  EntityProperty,
  Platform,
  RequiredEntityData,
} from '@mikro-orm/postgresql';
import { markPrepared } from './prepared-text.js';
import { sendStatement } from './send-statement.js';

type Comparable<Value> = Extract<Value, string | number | boolean>;

/** Columns of an entity and the values that they must equal, or lists of such values; null for an empty column. */
export type EqualTo<Entity> = {
  readonly [Key in keyof Entity]?:
    | Comparable<Entity[Key]>
    | ReadonlyArray<Comparable<Entity[Key]>>
    | (null extends Entity[Key] ? null : never);
};

/** Columns that are read of a row. */
export interface RowReading<Entity, Field extends keyof Entity & string> {
  fields: readonly Field[];
  where: EqualTo<Entity>;
  /** Ascending. */
  orderBy?: readonly (keyof Entity & string)[];
}

/** A lock outside a transaction, which would guard nothing. */
export const ENDS_AT_ONCE = 'A lock ends with its transaction, and there is none here.';

/** A reading of rows that no other transaction may change until this one ends. */
interface LockingReading<Entity, Field extends keyof Entity & string> extends RowReading<Entity, Field> {
  isLocking?: boolean;
}

/** A value as the code knows it, of what the driver gave for its column. */
type Converter = (stored: unknown) => unknown;

interface Select {
  /** Marked as prepared. */
  sql: string;
  /** The same, and locks the rows. */
  locking: string;
  bare: string;
  /** How many values it takes. */
  compared: number;
  /** JSON has the values of all its fields as the driver gives them, or as text that stands for the same. */
  hasAllInJson: boolean;
  /** Converters of the fields that differ from the driver's values. */
  converters: ReadonlyArray<readonly [field: string, convert: Converter]>;
}

/** A statement depends on the entity and the names alone, so each is made once. */
const SELECTS = new WeakMap<EntityMetadata, Map<string, Select>>();
const INSERTS = new WeakMap<EntityMetadata, Map<string, string>>();
const UPDATES = new WeakMap<EntityMetadata, Map<string, string>>();

/**
 * Rows of an entity to read only, as plain objects. For the reads of every opened and every submitted paper: the ORM
 * would plan each query again, make an entity of each row, and write each JSON value back to text to compare it later.
 * As with `find`, unflushed changes of the entity are written first.
 */
export async function findRows<Entity extends object, Field extends keyof Entity & string>(
  em: EntityManager,
  entity: EntityName<Entity>,
  { isLocking = false, ...wanted }: LockingReading<Entity, Field>,
): Promise<Array<Pick<Entity, Field>>> {
  if (isLocking && !em.isInTransaction()) throw new Error(ENDS_AT_ONCE);
  await em.tryFlush(entity, {});
  const select = selectOf(em, entity, wanted);
  const { rows } = await sendStatement(em, isLocking ? select.locking : select.sql, valuesOf(wanted.where));
  for (const [field, convert] of select.converters)
    for (const row of rows) if (row[field] !== null) row[field] = convert(row[field]);
  return rows as Array<Pick<Entity, Field>>;
}

/** What to read of an entity, for {@link findTogether}; made by {@link reading}. */
export interface Reading<Row> {
  readonly entity: EntityName<object>;
  readonly rows: RowReading<object, never>;
  /** Absent: it carries the type alone. */
  readonly row?: Row;
}

/** A reading of an entity by its fields; none of them is of bytes, which JSON does not have. */
export function reading<Entity extends object, Field extends keyof Entity & string>(
  entity: EntityName<Entity>,
  rows: RowReading<Entity, Field>,
): Reading<Pick<Entity, Field>> {
  return { entity, rows } as Reading<Pick<Entity, Field>>;
}

/** The rows of each of some readings, by the names of these. */
export type ReadTogether<Readings> = {
  [Name in keyof Readings]: Readings[Name] extends Reading<infer Row> ? Row[] : never;
};

/** Statements of readings that were made together, by the texts of these. */
const TOGETHER = new WeakMap<object, Map<string, string>>();

/**
 * As {@link findRows} for several entities, by one statement: one trip, and one state of all of them. The readings are
 * the same few in the code, since each set of them is a statement of its own. @param onlyIf where this finds no row, no
 * rows are read: rows of a paper are for its pupil alone
 */
export async function findTogether<Readings extends Record<string, Reading<unknown>>>(
  em: EntityManager,
  readings: Readings,
  onlyIf?: Reading<unknown>,
): Promise<ReadTogether<Readings>> {
  const selects: Array<readonly [name: string, select: Select]> = [];
  const values: unknown[] = [];
  for (const [name, { entity, rows }] of Object.entries(readings)) {
    await em.tryFlush(entity, {});
    selects.push([name, selectOf(em, entity, rows)]);
    values.push(...valuesOf(rows.where));
  }
  let condition: Select | undefined;
  if (onlyIf) {
    await em.tryFlush(onlyIf.entity, {});
    condition = selectOf(em, onlyIf.entity, onlyIf.rows);
    values.push(...valuesOf(onlyIf.rows.where));
  }
  const key = [...selects.map(([name, { sql }]) => `${name} ${sql}`), condition?.sql].join(';');
  const made = TOGETHER.get(em.getMetadata()) ?? new Map<string, string>();
  TOGETHER.set(em.getMetadata(), made);
  const sql = made.get(key) ?? toTogether(selects, condition);
  made.set(key, sql);
  const [found = {}] = (await sendStatement(em, sql, values)).rows;
  for (const [name, { converters }] of selects)
    for (const row of found[name] as Array<Record<string, unknown>>)
      for (const [field, convert] of converters) if (row[field] !== null) row[field] = convert(row[field]);
  return found as ReadTogether<Readings>;
}

/**
 * The rows of each select as one value of JSON. The values of all selects are numbered through, and those of the condition
 * stand behind them. The server evaluates the condition once, and before it reads the rows.
 */
function toTogether(
  selects: ReadonlyArray<readonly [name: string, select: Select]>,
  condition: Select | undefined,
): string {
  let before = 0;
  const numberOn = ({ bare, compared }: Select) => {
    const numbered = bare.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`);
    before += compared;
    return numbered;
  };
  const guard = condition ? ' where exists (select from allowed)' : '';
  const parts = selects.map(([name, select]) => {
    if (!select.hasAllInJson) throw new Error(`JSON has no value for bytes, which "${name}" reads.`);
    return `(select coalesce(json_agg(part), '[]') from (${numberOn(select)}) part${guard}) as ${quoted(name)}`;
  });
  const allowed = condition ? `with allowed as materialized (${numberOn(condition)}) ` : '';
  return markPrepared(`${allowed}select ${parts.join(', ')}`);
}

/**
 * Inserts rows of an entity by one statement. Its text is the same for any number of them. Every row has the same
 * fields; a column without one takes its default. The rows are not entities of the manager. @param skipsKnown rows with
 * a key that is there already are left out
 */
export async function insertRows<Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  rows: ReadonlyArray<RequiredEntityData<Entity>>,
  { skipsKnown = false }: { skipsKnown?: boolean } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const meta: EntityMetadata = em.getMetadata().get(entity);
  const platform = em.getPlatform();
  const fields = Object.keys(first);
  const properties = fields.map((field) => propertyOf(meta, field));
  const records = rows.map((row) => toRecord(properties, row, platform));
  const key = `${fields.join()}${skipsKnown ? ';new' : ''}`;
  const sql = takeOr(INSERTS, meta, key, () => toInsert(meta, properties, skipsKnown));
  await sendStatement(em, sql, [`[${records.join()}]`]);
}

/** Sets columns of rows by one statement. The entities of the manager do not see it. */
export async function updateRows<Entity extends object, Field extends keyof Entity & string>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: EqualTo<Entity>,
  values: Readonly<Record<Field, Extract<Entity[Field], string | number | boolean | Date | null>>>,
): Promise<void> {
  await em.tryFlush(entity, {});
  const meta: EntityMetadata = em.getMetadata().get(entity);
  const [compared, fields] = [listCompared(where), Object.keys(values)];
  const key = [fields, nameCompared(compared)].join(';');
  const sql = takeOr(UPDATES, meta, key, () => {
    const columns = fields.map((field, n) => `${columnOf(propertyOf(meta, field))} = $${n + 1}`);
    const conditions = toConditions(meta, compared, fields.length);
    return markPrepared(`update ${quoted(meta.tableName)} set ${columns.join(', ')} where ${conditions}`);
  });
  await sendStatement(em, sql, [...Object.values(values), ...valuesOf(where)]);
}

function selectOf<Entity extends object, Field extends keyof Entity & string>(
  em: EntityManager,
  entity: EntityName<Entity>,
  { fields, where, orderBy = [] }: RowReading<Entity, Field>,
): Select {
  const meta: EntityMetadata = em.getMetadata().get(entity);
  const compared = listCompared(where);
  const key = [fields, nameCompared(compared), orderBy].join(';');
  return takeOr(SELECTS, meta, key, () => toSelect(meta, fields, compared, orderBy, em.getPlatform()));
}

/** A column that a condition compares. */
interface Compared {
  field: string;
  isList: boolean;
  isEmpty: boolean;
}

function listCompared(where: object): Compared[] {
  return Object.entries(where).map(([field, value]) => ({
    field,
    isList: Array.isArray(value),
    isEmpty: value === null,
  }));
}

function nameCompared(compared: readonly Compared[]): string[] {
  return compared.map(({ field, isList, isEmpty }) => `${field}${isList ? '[]' : ''}${isEmpty ? '-' : ''}`);
}

/** A condition; its values are numbered on from those `before` it. */
function toConditions(meta: EntityMetadata, compared: readonly Compared[], before = 0): string {
  let sent = before;
  const conditions = compared.map(({ field, isList, isEmpty }) => {
    const property = propertyOf(meta, field);
    if (isEmpty) return `${columnOf(property)} is null`;
    sent += 1;
    const value = isList ? `any ($${sent}::${property.columnTypes[0]}[])` : `$${sent}`;
    return `${columnOf(property)} = ${value}`;
  });
  return conditions.join(' and ');
}

/** The values of a condition that are sent: an empty column is compared in the text of the statement. */
function valuesOf(where: object): unknown[] {
  return Object.values(where).filter((value) => value !== null);
}

function toSelect(
  meta: EntityMetadata,
  fields: readonly string[],
  compared: readonly Compared[],
  orderBy: readonly string[],
  platform: Platform,
): Select {
  const columns = fields.map((field) => `${columnOf(propertyOf(meta, field))} as ${quoted(field)}`);
  const order = orderBy.map((field) => columnOf(propertyOf(meta, field)));
  const bare = [
    `select ${columns.join(', ')} from ${quoted(meta.tableName)}`,
    `where ${toConditions(meta, compared)}`,
    ...(order.length > 0 ? [`order by ${order.join(', ')}`] : []),
  ].join(' ');
  return {
    sql: markPrepared(bare),
    locking: markPrepared(`${bare} for update`),
    bare,
    compared: compared.filter(({ isEmpty }) => !isEmpty).length,
    hasAllInJson: fields.every((field) => isInJson(propertyOf(meta, field))),
    converters: fields.flatMap((field) => {
      const convert = converterOf(propertyOf(meta, field), platform);
      return convert ? [[field, convert] as const] : [];
    }),
  };
}

function isInJson({ columnTypes }: EntityProperty): boolean {
  return columnTypes[0] !== 'bytea';
}

function converterOf(property: EntityProperty, platform: Platform): Converter | null {
  const { customType } = property;
  if (customType) return (stored) => customType.convertToJSValue(stored, platform);
  if (property.runtimeType === 'Date') return (stored) => platform.parseDate(stored as string);
  return null;
}

function toInsert(meta: EntityMetadata, properties: readonly EntityProperty[], skipsKnown: boolean): string {
  const columns = properties.map(columnOf);
  const typed = properties.map((property) => `${columnOf(property)} ${property.columnTypes[0]}`);
  return markPrepared(`insert into ${quoted(meta.tableName)} (${columns.join(', ')}) select ${columns.join(', ')}
    from jsonb_to_recordset($1::jsonb) as rows(${typed.join(', ')})${skipsKnown ? ' on conflict do nothing' : ''}`);
}

/** A row as JSON by columns. A column of JSON is text already, and is not written twice. */
function toRecord(properties: readonly EntityProperty[], row: object, platform: Platform): string {
  const values = row as Record<string, unknown>;
  const columns = properties.map((property) => {
    const { customType, name } = property;
    const value = customType ? customType.convertToDatabaseValue(values[name], platform) : values[name];
    const json = isJson(property) && typeof value === 'string' ? value : toJson(value);
    return `${JSON.stringify(nameOf(property))}:${json}`;
  });
  return `{${columns.join()}}`;
}

const HALF_CHARACTER = /\p{Cs}/gu;

/** JSON of a text with half a character would be refused; the half becomes the replacement sign, as in plain SQL. */
function toJson(value: unknown): string {
  return JSON.stringify(
    typeof value === 'string' ? value.replace(HALF_CHARACTER, '\ufffd') : (value ?? null),
  );
}

function isJson({ columnTypes }: EntityProperty): boolean {
  return columnTypes[0] === 'jsonb';
}

function propertyOf(meta: EntityMetadata, field: string): EntityProperty {
  const property = (meta.properties as Record<string, EntityProperty>)[field];
  if (!property) throw new Error(`${meta.className} has no property "${field}".`);
  return property;
}

function nameOf({ name, fieldNames: [column = name] }: EntityProperty): string {
  return column;
}

function columnOf(property: EntityProperty): string {
  return quoted(nameOf(property));
}

/** Names come from the entities in the code, never from outside. */
function quoted(name: string): string {
  return `"${name}"`;
}

function takeOr<Kept>(
  all: WeakMap<EntityMetadata, Map<string, Kept>>,
  meta: EntityMetadata,
  key: string,
  make: () => Kept,
): Kept {
  const kept = all.get(meta) ?? new Map<string, Kept>();
  all.set(meta, kept);
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}
