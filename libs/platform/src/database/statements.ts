import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { CHECKS_CONTRACTS } from '../config/contract-checks.js';
import { numberPlaceholders } from './placeholders.js';
import { preparedNameOf } from './prepared-text.js';
import { type Sent, sendStatement } from './send-statement.js';

/** Value of a placeholder. A list is an array of the server; JSON is given as text. */
export type BoundValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly string[]
  | readonly number[];

/**
 * Runs a statement in the entity manager's transaction, if any, and returns the rows. Use it only for what the ORM
 * cannot express, in a `*.queries.ts`. Each `?` is a bound value; the server infers its type from its place, so some
 * need a cast (`?::uuid`). The statement does not see unflushed changes. @param row the schema of a row, which checks
 * and does not transform @throws when values and placeholders differ in number, or a row does not match its schema
 */
export async function readRows<Row extends z.ZodMiniType<object>>(
  em: EntityManager,
  row: Row,
  text: string,
  values: readonly BoundValue[] = [],
): Promise<z.output<Row>[]> {
  const { rows } = await run(em, text, values);
  return checkRows(row, rows);
}

/** As {@link readRows}, for a statement without rows: returns how many rows of a table it changed. */
export async function changeRows(
  em: EntityManager,
  text: string,
  values: readonly BoundValue[] = [],
): Promise<number> {
  return (await run(em, text, values)).changed;
}

/** Holds rows to their schema: each of them in tests and development, else the first one. */
export function checkRows<Row extends z.ZodMiniType<object>>(
  row: Row,
  rows: readonly unknown[],
): z.output<Row>[] {
  for (const each of CHECKS_CONTRACTS ? rows : rows.slice(0, 1)) z.parse(row, each);
  return rows as z.output<Row>[];
}

type Numbered = ReturnType<typeof numberPlaceholders>;

/** Prepared texts of a database, which are a few, with their placeholders numbered. */
const NUMBERED = new WeakMap<object, Map<string, Numbered>>();

function numberOnce(em: EntityManager, text: string): Numbered {
  if (preparedNameOf(text) === null) return numberPlaceholders(text);
  const kept = NUMBERED.get(em.getMetadata()) ?? new Map<string, Numbered>();
  NUMBERED.set(em.getMetadata(), kept);
  const numbered = kept.get(text) ?? numberPlaceholders(text);
  kept.set(text, numbered);
  return numbered;
}

async function run(em: EntityManager, text: string, values: readonly BoundValue[]): Promise<Sent> {
  const { numbered, count } = numberOnce(em, text);
  if (count !== values.length)
    throw new Error(`A statement has ${count} placeholders and was given ${values.length} values.`);
  return sendStatement(em, numbered, values);
}
