import 'reflect-metadata';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isSnapshotCurrent } from '@sumfox/platform/database/create-migration';
import { MIGRATIONS_TABLE, openOrm } from '@sumfox/platform/database/open-orm';
import { schemaDrift } from '@sumfox/platform/database/migrate';
import { type ScratchDatabase, createScratchDatabase } from '@sumfox/platform/testing/scratch-database';
import type { ServiceDatabase } from '@sumfox/platform/database/service-database';
import { migrationFolder } from './migration-files.ts';
import { serviceNames } from './process-table.ts';
import { listSchemaBreaks } from './schema-breaks.ts';

/** Everything in a database that a migration can make, one line each. */
const CATALOG = `
  select format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attstorage, pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'S')
      and a.attnum > 0 and not a.attisdropped and c.relname not like $1 || '%'
  union all
  select format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text not like $1 || '%'
      and contype <> 'n'
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public' and tablename not like $1 || '%'
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all
  select format('type %s', typname) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
  order by line`.replaceAll('$1', `'${MIGRATIONS_TABLE}'`);

/** Part of the name of a migration that takes away what only versions before the last one use. */
const CONTRACTION = '-contract-';

const adminUrl = process.env.TEST_ADMIN_DATABASE_URL ?? '';
let scratch: ScratchDatabase | undefined;

afterEach(async () => {
  await scratch?.drop();
  scratch = undefined;
});

describe.each(serviceNames)('migrations of %s', (service) => {
  it('lead up to the entities, step by step down to nothing, and up again', async () => {
    const database = await loadDatabase(service);
    scratch = await createScratchDatabase({ ...database, migrations: [], seed: undefined }, adminUrl);
    const orm = openOrm(database, scratch.url);
    try {
      const readCatalog = async () =>
        (await orm.em.fork().execute<Array<{ line: string }>>(CATALOG)).map(({ line }) => line);
      const names = database.migrations.map(({ name }) => name);
      const before: string[][] = [];
      for (const name of names) {
        before.push(await readCatalog());
        await orm.migrator.up(name);
      }
      const whole = await readCatalog();
      expect(whole.length).toBeGreaterThan(database.entities.length);
      expect(await schemaDrift(database, scratch.url)).toBe('');
      // The version before runs beside the new one during an update, unless the step says that it contracts.
      const isContraction = names.at(-1)?.includes(CONTRACTION) === true;
      if (!isContraction) expect(listSchemaBreaks(before.at(-1) ?? [], whole)).toEqual([]);

      for (const name of names.toReversed()) {
        expect((await orm.migrator.down()).map((one) => one.name)).toEqual([name]);
        expect({ afterDownOf: name, catalog: await readCatalog() }).toEqual({
          afterDownOf: name,
          catalog: before.pop(),
        });
      }
      expect(await readCatalog()).toEqual([]);

      expect((await orm.migrator.up()).map(({ name }) => name)).toEqual(names);
      expect(await schemaDrift(database, scratch.url)).toBe('');
      expect(await readCatalog()).toEqual(whole);
    } finally {
      await orm.close(true);
    }
  });

  it('have a snapshot that matches the entities', async () => {
    expect(await isSnapshotCurrent(await loadDatabase(service), migrationFolder(service))).toBe(true);
  });
});

describe('a column added by expansion', () => {
  it('lets the version before write papers while the new one counts exchanges', async () => {
    const database = await loadDatabase('assessment');
    scratch = await createScratchDatabase({ ...database, migrations: [], seed: undefined }, adminUrl);
    const orm = openOrm(database, scratch.url);
    try {
      const em = orm.em.fork();
      const names = database.migrations.map(({ name }) => name);
      const step = names.findIndex((name) => name.endsWith('exchange-counts'));
      await orm.migrator.up({ to: names[step - 1] });
      // As the version before has it, which knows no column of the new one.
      const oldInsert = `insert into papers (pupil_id, type, grade_level, status, question_count, current_question,
        created_at) values (gen_random_uuid(), 'adaptive', 'Primary 5', 'in-progress', 10, 0, now()) returning id`;
      await em.execute(oldInsert);
      await orm.migrator.up(names[step]);
      await em.execute(oldInsert);
      await em.execute('update papers set exchange_count = exchange_count + 1');
      await em.execute(oldInsert);
      const counts = await em.execute('select exchange_count as count from papers order by id');
      expect(counts).toEqual([{ count: 1 }, { count: 1 }, { count: 0 }]);
    } finally {
      await orm.close(true);
    }
  });
});

/** Rows that the schema before a migration does not allow, and what they are after its way down. */
const NARROWED = [
  {
    service: 'identity',
    migration: '0002-families',
    insert: `insert into accounts (id, username, username_folded, first_name, last_name, role, is_active, is_demo,
        password_hash, created_at, must_change_password)
      select gen_random_uuid(), name, name, 'A', 'B', 'child', true, false, '-', now(), false
      from unnest(array['mei_', 'tan']) name`,
    read: `select username = 'tan' as is_kept, username ~ '^u[0-9a-f]{19}$' as is_new, username = username_folded as is_both
      from accounts order by 1`,
    rows: [
      { is_kept: false, is_new: true, is_both: true },
      { is_kept: true, is_new: false, is_both: true },
    ],
  },
  {
    service: 'assessment',
    migration: '0032-faulty-verifications',
    insert: `insert into question_disputes (paper_id, question_index, verification) values (1, 0, 'faulty'), (1, 1, 'proved')`,
    read: 'select verification from question_disputes order by question_index',
    rows: [{ verification: 'waiting' }, { verification: 'proved' }],
  },
  {
    service: 'assessment',
    migration: '0034-waiting-reports',
    insert: `insert into question_reports (paper_id, question_index, pupil_id, outcome, question, scheme, created_at)
      values (1, 0, gen_random_uuid(), 'waiting', '{}', '{}', now())`,
    read: 'select outcome from question_reports',
    rows: [{ outcome: 'valid' }],
  },
  ...['same-answer', 'human-verification'].map((outcome, index) => ({
    service: 'assessment',
    migration: ['0035-accepted-answers', '0041-human-verification'][index] ?? '',
    insert: `insert into mark_corrections (id, paper_id, question_index, item_id, outcome, pupil_id, effect, marks_gained,
        settled_at, is_key_withheld)
      select gen_random_uuid(), 1, 0, gen_random_uuid(), outcome, gen_random_uuid(), 'raised', 1, now(), false
      from unnest(array['${outcome}', 'faulty']) outcome`,
    read: 'select outcome from mark_corrections',
    rows: [{ outcome: 'faulty' }],
  })),
  {
    service: 'marking',
    migration: '0031-review-groups',
    insert: `insert into reviews (id, kind, why, paper_id, question_index, item_id, pupil_id, asked, model_said, status, created_at)
      values (gen_random_uuid(), 'working', '', 1, 0, 'a', gen_random_uuid(), '{}', '{}', 'joined', now())`,
    read: 'select status from reviews',
    rows: [{ status: 'open' }],
  },
  {
    service: 'content',
    migration: '0115-faults-found',
    insert: `insert into withdrawn_structures (id, grade_level, structure, reason, questions, withdrawn_at)
      select gen_random_uuid(), 'Primary 5', reason, reason, 0, now() from unnest(array['faults-found', 'too-easy']) reason`,
    read: 'select structure, reason from withdrawn_structures order by structure',
    rows: [
      { structure: 'faults-found', reason: 'other' },
      { structure: 'too-easy', reason: 'too-easy' },
    ],
  },
  {
    service: 'content',
    migration: '0110-drafting',
    insert: `insert into extractions (id, account_id, state, sheet, sha256, tries, draft, created_at, asked_at)
      select gen_random_uuid(), 'a', 'drafting', '[]', 'b', 0, draft, now(), now()
      from unnest(array[null, '{}'::jsonb]) draft`,
    read: 'select state, read_by, refusal, settled_at is not null as is_settled from extractions order by state',
    rows: [
      { state: 'done', read_by: 'rules', refusal: null, is_settled: true },
      { state: 'failed', read_by: null, refusal: 'unreadable', is_settled: true },
    ],
  },
  {
    service: 'assessment',
    migration: '0044-given-answers',
    insert: `insert into paper_responses (paper_id, question_index, revision, working, given_answer, time_spent_seconds,
        confidence_level, hints_used, updated_at)
      select 1, place, 1, '', given, 0, 'medium', 0, now() from unnest(array[
        '{"version":1,"answer":"7","selectedOption":null,"answerParts":null,"blankAnswers":["1",""]}'::jsonb,
        '{"version":1,"answer":"","selectedOption":"B","answerParts":["2"],"blankAnswers":null}'])
        with ordinality as one (given, place)`,
    read: 'select answer, selected_option, answer_parts, blank_answers from paper_responses order by question_index',
    rows: [
      { answer: '7', selected_option: null, answer_parts: null, blank_answers: ['1', ''] },
      { answer: '', selected_option: 'B', answer_parts: ['2'], blank_answers: null },
    ],
  },
  {
    service: 'content',
    migration: '0111-stored-versions',
    insert: `insert into items select (jsonb_populate_record(null::items, jsonb_build_object('id', gen_random_uuid(),
      'question', question, 'scheme', '{"version":1,"marks":2}'::jsonb, 'grade_level', 'P1', 'sub_strand_id', 'a',
      'heuristic_id', 'b', 'level', 'c', 'question_type', 'd', 'template', 'e', 'template_version', 1, 'seed', 1,
      'params', '{}'::jsonb, 'complexity', 1, 'validation_score', 1, 'source', 'engine', 'status', 'active',
      'stem_hash', question::text, 'pick', 1, 'created_at', now()))).*
      from unnest(array['{"version":1,"id":"a"}'::jsonb, '{"id":"b"}']) question`,
    read: `select question, scheme from items order by question ->> 'id'`,
    rows: [
      { question: { id: 'a' }, scheme: { marks: 2 } },
      { question: { id: 'b' }, scheme: { marks: 2 } },
    ],
  },
];

it.each(NARROWED)('$migration of $service converts its rows on the way down', async (narrowed) => {
  const database = await loadDatabase(narrowed.service);
  const end = database.migrations.findIndex(({ name }) => name === narrowed.migration) + 1;
  expect(end).toBeGreaterThan(0);
  const old = { ...database, migrations: database.migrations.slice(0, end), seed: undefined };
  scratch = await createScratchDatabase(old, adminUrl);
  const em = scratch.orm.em.fork();
  await em.execute(narrowed.insert);
  await scratch.orm.migrator.down();
  expect(await em.execute(narrowed.read)).toEqual(narrowed.rows);
});

it('0044-given-answers of assessment keeps every answer in its new column', async () => {
  const database = await loadDatabase('assessment');
  const end = database.migrations.findIndex(({ name }) => name === '0044-given-answers');
  const old = { ...database, migrations: database.migrations.slice(0, end), seed: undefined };
  scratch = await createScratchDatabase(old, adminUrl);
  await scratch.orm.em.fork()
    .execute(`insert into paper_responses (paper_id, question_index, revision, working, answer,
      selected_option, answer_parts, blank_answers, time_spent_seconds, confidence_level, hints_used, updated_at)
    values (1, 0, 3, 'w', '7', null, null, '["1", ""]', 5, 'low', 1, now()),
      (1, 1, 1, '', '', 'B', '["2"]', null, 0, 'medium', 0, now())`);
  const orm = openOrm(database, scratch.url);
  try {
    await orm.migrator.up('0044-given-answers');
    const rows = await orm.em
      .fork()
      .execute('select revision, working, given_answer from paper_responses order by question_index');
    const none = { version: 1, answer: '', selectedOption: null, answerParts: null, blankAnswers: null };
    expect(rows).toEqual([
      { revision: 3, working: 'w', given_answer: { ...none, answer: '7', blankAnswers: ['1', ''] } },
      { revision: 1, working: '', given_answer: { ...none, selectedOption: 'B', answerParts: ['2'] } },
    ]);
  } finally {
    await orm.close(true);
  }
});

it('0112-false-tables of content withdraws the questions of the fault, and no others', async () => {
  const database = await loadDatabase('content');
  const end = database.migrations.findIndex(({ name }) => name === '0112-false-tables');
  const old = { ...database, migrations: database.migrations.slice(0, end), seed: undefined };
  scratch = await createScratchDatabase(old, adminUrl);
  const id = (digit: number) => `0192f0c1-0000-7000-8000-00000000000${digit}`;
  const item = (digit: number, grade: string, form: string, version: number, status: string) =>
    `('${id(digit)}', '{}', '{}', '${grade}', 'money', 'h1_make_whole_model', 'guided', 'mcq',
      'h1/money/${form}', ${version}, 1, '{}', 1, 1, 'engine', '${status}', '${digit}', 1, now())`;
  await scratch.orm.em.fork().execute(`insert into items (id, question, scheme, grade_level, sub_strand_id,
      heuristic_id, level, question_type, template, template_version, seed, params, complexity,
      validation_score, source, status, stem_hash, pick, created_at) values ${[
        item(1, 'Primary 2', 'three-together/two-sources', 11, 'active'),
        item(2, 'Primary 3', 'three-together/two-sources', 9, 'retired'),
        item(3, 'Primary 3', 'three-together/two-sources', 12, 'active'),
        item(4, 'Primary 4', 'three-together/two-sources', 11, 'active'),
        item(5, 'Primary 3', 'three-together/plain', 11, 'active'),
      ].join(', ')}`);
  const orm = openOrm(database, scratch.url);
  try {
    await orm.migrator.up('0112-false-tables');
    const em = orm.em.fork();
    expect(await em.execute(`select name, data from outbox_messages order by data->>'itemId'`)).toEqual(
      [1, 2].map((digit) => ({
        name: 'item.withdrawn',
        data: { itemId: id(digit), outcome: 'overruled' },
      })),
    );
    expect(await em.execute(`select id from items where status = 'active' order by id`)).toEqual(
      [3, 4, 5].map((digit) => ({ id: id(digit) })),
    );
  } finally {
    await orm.close(true);
  }
});

async function loadDatabase(service: string): Promise<ServiceDatabase> {
  const module = (await import(`@sumfox/${service}-service/database`)) as { database: ServiceDatabase };
  return module.database;
}
