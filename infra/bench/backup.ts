import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { buildAll } from '../local/build.ts';
import { backUp } from '../local/backup/backup.ts';
import { inMegabytes } from '../local/backup/progress.ts';
import { restore } from '../local/backup/restore.ts';
import { locateCluster } from '../local/postgres-files.ts';
import { answersOf, openPaper, submit } from '../faults/paper-driver.ts';
import { makeDiskFolder } from '../test/servers.ts';
import { startTestStack, type TestStack } from '../test/whole-stack.ts';

/**
 * `npm run bench:backup`: how long a backup and a restore take, and how large a backup is, with this many finished
 * papers. The figures go to standard output as JSON.
 */
const PAPERS = 10_000;
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Tables of the assessment service, each with all rows of the copied paper. */
const TABLES_BY_PAPER = ['paper_questions', 'paper_mark_schemes', 'paper_responses', 'question_results'];

await buildAll(say);
const dataDir = makeDiskFolder();
const folder = `${dataDir}-backups`;
try {
  const stack = await startTestStack({ keptIn: dataDir });
  await fill(stack);
  const startedAt = performance.now();
  const { backup, bytes } = await backUp({
    dataDir,
    folder,
    keepDays: 14,
    env: { DATABASE_ADMIN_URL: stack.adminDatabaseUrl },
    say,
  });
  const backupSeconds = (performance.now() - startedAt) / 1000;
  const sizes = await readSizes(stack);
  await stack.stop();
  const restoreAt = performance.now();
  await restore({ dataDir, folder: backup, replace: true, env: { BACKUP_DIR: folder }, say });
  const restoreSeconds = (performance.now() - restoreAt) / 1000;
  const figures = {
    papers: PAPERS,
    backupSeconds,
    restoreSeconds,
    backup: inMegabytes(bytes),
    databases: sizes,
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
} finally {
  for (const each of [locateCluster(path.join(dataDir, 'postgres')), dataDir, folder])
    fs.rmSync(each, { recursive: true, force: true });
}

/** Hands one paper in, and copies it with its questions, answers and marks. */
async function fill(stack: TestStack): Promise<void> {
  const pupil = await stack.api('student');
  const paper = await openPaper(stack, pupil);
  const { status } = await submit(pupil, paper, answersOf(paper, ['right']));
  if (status !== 200) throw new Error(`The paper to copy was not marked: ${status}`);
  say(`Copying a paper of ${paper.questions.length} questions ${PAPERS} times`);
  const client = new pg.Client({ connectionString: stack.ownerUrl('assessment') });
  await client.connect();
  try {
    await client.query(
      `create temporary table copies as select nextval('papers_id_seq')::int as id from generate_series(1, ${PAPERS})`,
    );
    await client.query(
      `insert into papers select (jsonb_populate_record(p, jsonb_build_object('id', c.id, 'type', 'adaptive'))).*
       from papers p, copies c where p.id = $1`,
      [paper.id],
    );
    for (const table of TABLES_BY_PAPER)
      await client.query(
        `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object('paper_id', c.id)
           ${table === 'paper_questions' ? " || jsonb_build_object('item_id', gen_random_uuid())" : ''})).*
         from ${table} r, copies c where r.paper_id = $1`,
        [paper.id],
      );
    const { rows } = await client.query<{ count: number }>('select count(*)::int from papers');
    if ((rows[0]?.count ?? 0) <= PAPERS) throw new Error(`There are ${rows[0]?.count} papers.`);
  } finally {
    await client.end();
  }
}

async function readSizes(stack: TestStack): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: stack.adminDatabaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; bytes: number }>(
      'select datname as name, pg_database_size(datname)::float8 as bytes from pg_database order by datname',
    );
    return Object.fromEntries(rows.map(({ name, bytes }) => [name, inMegabytes(bytes)]));
  } finally {
    await client.end();
  }
}
