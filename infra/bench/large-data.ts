import fs from 'node:fs';
import pg from 'pg';
import type { Stack } from '../local/stack.ts';

/** Rows to be made. */
export interface Size {
  items: number;
  /** Marked answers: ten of a paper, a hundred of a pupil. */
  answers: number;
}

/** Measured sizes of a row with its indexes, rounded up; the log of the server takes as much again. */
const ITEM_BYTES = 6_000;
const ANSWER_BYTES = 1_200;
const RESERVE_BYTES = 5 * 1024 ** 3;

/** @throws when the folder has too little room, before anything is written */
export function checkFreeDisk(folder: string, { items, answers }: Size): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const needed = 2 * (items * ITEM_BYTES + answers * ANSWER_BYTES) + RESERVE_BYTES;
  const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  if (bavail * bsize < needed)
    throw new Error(
      `${folder} has ${gigabytes(bavail * bsize)} free, and ${gigabytes(needed)} are needed: ask for fewer rows.`,
    );
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Copies of the drawn questions. They are made within the server, so that no row passes through this process. */
async function fillBank(client: pg.Client, items: number): Promise<void> {
  await client.query(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(),
       'stem_hash', md5(random()::text || turn::text), 'pick', floor(random() * 2147483647)::int))).*
     from generate_series(1, 1000) as turn, items i where i.status = 'active'
     limit greatest(0, $1::int - (select count(*)::int from items where status = 'active'))`,
    [items],
  );
}

const RESULT_COLUMNS = `paper_id, question_index, pupil_id, grade_level, sub_strand_id, heuristic_id, level, outcome,
  is_correct, marks_awarded, marks_possible, reason_code, feedback, suggestions, working_marks, marked_at`;

async function fillAnswers(client: pg.Client, answers: number): Promise<void> {
  const pupils = Math.max(1, Math.round(answers / 100));
  await client.query(
    `with made as (
       insert into papers (pupil_id, type, grade_level, status, question_count, current_question, created_at,
         completed_at, score, time_spent_seconds)
       select md5((n % $2::int)::text)::uuid, 'adaptive', 'Primary 5', 'completed', 10, 9,
         now() - interval '1 hour' * (n % 8000), now() - interval '1 hour' * (n % 8000), 70, 600
       from generate_series(1, $1::int / 10) as n returning id, pupil_id, completed_at)
     insert into question_results (${RESULT_COLUMNS})
     select id, q, pupil_id, 'Primary 5',
       (array['whole_numbers', 'fractions', 'decimals', 'percentage', 'ratio'])[1 + (id + q) % 5],
       (array['h1_make_whole_model', 'h2_before_after', 'h9_pattern_recognition'])[1 + (id * 7 + q) % 3], 'independent',
       case when (id + q) % 3 = 0 then 'incorrect' else 'correct' end, (id + q) % 3 <> 0,
       case when (id + q) % 3 = 0 then 0 else 2 end, 2, 'equal', 'Yes!', '[]', '[]', completed_at
     from made cross join generate_series(0, 9) as q`,
    [answers, pupils],
  );
}

/** As autovacuum leaves tables of a product that has run for a day: indexes alone answer what they hold. */
const SETTLE_TABLES = 'vacuum (analyze)';

/** Fills the databases of a product. */
export async function fillDatabases(stack: Stack, size: Size): Promise<void> {
  await withClient(stack.ownerUrl('content'), async (client) => {
    await fillBank(client, size.items);
    await client.query(SETTLE_TABLES);
  });
  await withClient(stack.ownerUrl('assessment'), async (client) => {
    await fillAnswers(client, size.answers);
    await client.query(SETTLE_TABLES);
  });
}

/** What the server has read of a table from its first row to its last. */
export interface TableScans {
  table: string;
  rows: number;
  scans: number;
  bytes: number;
}

/** Tables of a database with their sequential scans since its start. */
export async function readScans(url: string): Promise<TableScans[]> {
  let tables: TableScans[] = [];
  await withClient(url, async (client) => {
    const { rows } = await client.query<TableScans>(
      `select t.relname as table, greatest(c.reltuples, 0)::int as rows, t.seq_scan::int as scans,
         pg_total_relation_size(t.relid)::float8 as bytes
       from pg_stat_user_tables t join pg_class c on c.oid = t.relid where t.schemaname = 'public'`,
    );
    tables = rows;
  });
  return tables;
}
