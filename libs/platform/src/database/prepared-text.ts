import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

const OPENING = '/* prepared ';
const CLOSING = ' */ ';

type Query = (...args: unknown[]) => unknown;

/** What a statement does first, by its leading word and its table: `insert marks`; a read is named after its first table. */
const DEED = /\b(insert into|delete from|(?<!\bfor |\bdo )update) "?(\w+)/i;
const READ = /\bfrom "?(\w+)/i;

/** Such as `insert-marks-Qmj6aGpDWf`: traces and lists of the server show it, and the end tells statements apart. */
function nameStatement(text: string): string {
  const hash = createHash('sha1').update(text).digest('base64url').slice(0, 16);
  const [, verb = 'select', table = READ.exec(text)?.[1] ?? 'values'] = DEED.exec(text) ?? [];
  return `${(verb.split(' ')[0] ?? verb).toLowerCase()}-${table.slice(0, 36)}-${hash}`;
}

/**
 * Marks a statement that each connection shall parse and plan once, also inside a transaction. Its text must be one of
 * a few: a connection keeps each. The server may plan it for any value, so it should find its rows by an index. `name`
 * is this text's alone in its database.
 */
export function markPrepared(text: string, name = nameStatement(text)): string {
  return `${OPENING}${name}${CLOSING}${text}`;
}

/** Name of a marked statement; null for another one. */
export function preparedNameOf(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith(OPENING)) return null;
  return text.slice(OPENING.length, text.indexOf(CLOSING));
}

/** Lets the connections of a pool prepare the marked statements. */
export function prepareMarked(pool: Pool): void {
  wrapQueries(pool, (query) => (statement, values, ...rest) => {
    const name = preparedNameOf(statement);
    return name === null
      ? query(statement, values, ...rest)
      : query({ name, text: statement, values }, ...rest);
  });
}

/** Takes the names off statements: the next transaction has another connection of the server, which knows no names. */
export function prepareNothing(pool: Pool): void {
  wrapQueries(pool, (query) => (statement, ...rest) => {
    if (!isNamed(statement)) return query(statement, ...rest);
    const { name: _, ...unnamed } = statement;
    return query(unnamed, ...rest);
  });
}

function wrapQueries(pool: Pool, wrap: (query: Query) => Query): void {
  pool.on('connect', (client: PoolClient) => wrapQuery(client, wrap));
}

/** Puts something before the queries of a connection. */
export function wrapQuery(client: PoolClient, wrap: (query: Query) => Query): void {
  const query: Query = client.query.bind(client);
  Object.assign(client, { query: wrap(query) });
}

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement;
