import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { serviceNames } from '../local/process-table.ts';
import type { TestStack } from '../test/whole-stack.ts';

/** Letters that no word of the product holds in a row; base 16, so that a hash never looks like them. */
const LETTERS = 'ghjkmnpqrstvwxyz';

const toLetters = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => `${LETTERS[byte >> 4]}${LETTERS[byte & 15]}`).join('');

/**
 * Words that stand for what people write: each is planted in one place, and all share a stem that can be searched
 * for.
 */
export class PlantedWords {
  readonly stem = `qz${toLetters(randomBytes(4))}`;
  private readonly places = new Map<string, string>();
  /** Texts that are no such word, such as the bytes of a drawing. */
  private readonly texts = new Map<string, string>();

  /** A new random word; lower case, so that a folded name contains it too. */
  plant(place: string): string {
    const word = `${this.stem}${toLetters([this.places.size >> 8, this.places.size & 255])}`;
    this.places.set(word, place);
    return word;
  }

  /** Looks for this text too. */
  watch(place: string, text: string): void {
    this.texts.set(text, place);
  }

  get count(): number {
    return this.places.size + this.texts.size;
  }

  /** Lists the planted words in a text, plain or as base64, hex or escaped text. */
  findIn(text: string): string[] {
    const found = new Set<string>();
    for (const [form, pattern] of this.patterns())
      for (const [match, rest = ''] of text.matchAll(pattern))
        found.add(`${form}: ${this.places.get(`${this.stem}${rest.toLowerCase()}`) ?? match}`);
    for (const [one, place] of this.texts) if (text.includes(one)) found.add(place);
    return [...found];
  }

  private patterns(): [form: string, pattern: RegExp][] {
    const bytes = Buffer.from(this.stem);
    // For each of the three base64 alignments, the letters that do not depend on neighbours.
    const base64 = [0, 1, 2].map((shift) => {
      const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
      return text.slice(shift === 0 ? 0 : shift + 1, Math.floor(((bytes.length + shift) * 4) / 3));
    });
    const escaped = [...this.stem].map((letter) => `\\\\+u00${letter.charCodeAt(0).toString(16)}`).join('');
    return [
      ['plain', new RegExp(`${this.stem}([a-z]{4})?`, 'gi')],
      ['base64', new RegExp(base64.map((one) => one.replaceAll('+', '\\+')).join('|'), 'g')],
      ['hex', new RegExp(bytes.toString('hex'), 'gi')],
      ['escaped', new RegExp(escaped, 'gi')],
      ['bytes', new RegExp([...bytes].join(',\\s*'), 'g')],
    ];
  }
}

/** A place that outlives a call, with what it holds: one text for each span file, line, key or row. */
export interface KeptPlace {
  name: string;
  texts: string[];
}

interface SpanLine {
  resourceSpans: Array<{ resource: object; scopeSpans: Array<{ scope: object; spans: object[] }> }>;
}

/** Every span that a process wrote, and what each of its lines says of the process. */
export function readSpans(folder: string): KeptPlace {
  const lines = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean));
  const texts = lines.flatMap((line) =>
    (JSON.parse(line) as SpanLine).resourceSpans.flatMap(({ resource, scopeSpans, ...rest }) => [
      JSON.stringify([resource, rest]),
      ...scopeSpans.flatMap(({ spans, ...scope }) => [scope, ...spans].map((one) => JSON.stringify(one))),
    ]),
  );
  return { name: 'spans', texts };
}

/** Every key with its value: waiting and finished jobs with their data, results and errors, limits, sessions. */
export async function readRedis(stack: TestStack): Promise<KeptPlace> {
  const redis = new Redis(stack.redisUrl);
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  try {
    const texts: string[] = [];
    for (const key of await redis.keys('*')) {
      const type = await redis.type(key);
      // One that went since.
      if (type === 'none') continue;
      const read = readers[type];
      if (!read) throw new Error(`Redis holds a ${type}, which this test cannot read`);
      texts.push(JSON.stringify([key, await read(key)]));
    }
    return { name: 'Redis', texts };
  } finally {
    redis.disconnect();
  }
}

/** Rows of the messages of every service, and of all tables of analytics, which keeps the events. */
export async function readMessages(stack: TestStack): Promise<KeptPlace> {
  const texts: string[] = [];
  for (const service of serviceNames) {
    const tables = await stack.sql<{ name: string }>(
      service,
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables.filter(
      (one) => service === 'analytics' || one.name.endsWith('box_messages'),
    )) {
      const rows = await stack.sql<{ row: string }>(service, `select t::text as row from "${name}" t`);
      texts.push(...rows.map(({ row }) => `${service}.${name} ${row}`));
    }
  }
  return { name: 'messages and events', texts };
}

/** All personal ids of all people. */
export async function listPersonalIds(stack: TestStack): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const service of serviceNames) {
    const columns = await stack.sql<{ table: string; column: string }>(
      service,
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'uuid' and c.column_name = 'id' and exists (
         select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name
         and o.column_name in ('account_id', 'pupil_id', 'child_id', 'parent_id', 'paper_id', 'username'))`,
    );
    for (const { table, column } of columns)
      for (const { id } of await stack.sql<{ id: string }>(
        service,
        `select "${column}"::text as id from "${table}"`,
      ))
        ids.set(id, `${service}.${table}`);
  }
  return ids;
}

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/** Lists the ids that a place holds, by their tables. */
export function findIds({ texts }: KeptPlace, ids: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const [id] of text.matchAll(UUID)) {
      const table = ids.get(id.toLowerCase());
      if (table) found.add(`${table} in ${text.slice(0, 300)}`);
    }
  return [...found];
}
