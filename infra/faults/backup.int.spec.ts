import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { backUp } from '../local/backup/backup.ts';
import { listFilesWith } from './file-search.ts';
import { repoRoot } from '../local/paths.ts';
import { locateCluster } from '../local/postgres-files.ts';
import { makeTestFolder } from '../test/servers.ts';
import { type OwnTestStack, PROCESSES_OF_PAPERS, startTestStack } from '../test/whole-stack.ts';
import { type OpenPaper, answersOf, openPaper, submit, submitOnce } from './paper-driver.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { runRound } from '../test/recurring-round.ts';
import { PASSWORD, type Person, join, pupil } from './people-driver.ts';
import { placesOf } from './row-search.ts';

const RESTORE_MS = 540_000;

const dataDir = makeTestFolder();
const folder = `${dataDir}-backups`;
const cluster = () => locateCluster(path.join(dataDir, 'postgres'));
const start = () => startTestStack({ keptIn: dataDir, processes: PROCESSES_OF_PAPERS });

let stack: OwnTestStack;
beforeAll(async () => {
  stack = await start();
});

afterAll(async () => {
  await stack?.stop();
  for (const each of [dataDir, folder, cluster()]) fs.rmSync(each, { recursive: true, force: true });
});

/** A save that the product has acknowledged. */
interface Acknowledged {
  paperId: number;
  revision: number;
  working: string;
}

/** One pupil who saves without pause, and what was acknowledged, in order. */
class Writer {
  readonly acknowledged: Acknowledged[] = [];
  private goesOn = true;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly person: Person,
    private readonly paper: OpenPaper,
  ) {}

  start(): void {
    this.work = (async () => {
      for (let revision = 1; this.goesOn; revision += 1) await this.save(revision);
    })();
  }

  async stop(): Promise<Acknowledged[]> {
    this.goesOn = false;
    await this.work;
    return this.acknowledged;
  }

  private async save(revision: number): Promise<void> {
    const working = `${this.person.user.username} ${revision}`;
    const answers = [{ questionIndex: 0, revision, answer: '1', working, timeSpent: 1 }];
    const { status } = await this.person.client.post(`/api/assessments/${this.paper.id}/save`, {
      answers,
      currentQuestion: 0,
    });
    if (status === 200) this.acknowledged.push({ paperId: this.paper.id, revision, working });
  }
}

async function newPupil(): Promise<{ person: Person; paper: OpenPaper }> {
  const person = await join(stack, pupil());
  return { person, paper: await openPaper(stack, person.client) };
}

async function erase({ client, user }: Person): Promise<void> {
  const { status } = await client.post('/api/privacy/erase', { password: PASSWORD });
  expect(status).toBe(200);
  await stack.sql('identity', 'update erasures set erase_after = now() where account_id = $1', [user.userId]);
  await untilErased(user.userId);
}

function untilErased(userId: string): Promise<true> {
  return eventually(async () => {
    await runRound(stack, 'identity', 'run-erasures');
    return (
      (await stack.sql('identity', 'select 1 from accounts where id = $1', [userId])).length === 0 || null
    );
  });
}

describe('erasure', () => {
  it('leaves no personal text in files of Redis and of the database log', async () => {
    const { person, paper } = await newPupil();
    const marker = `Tembusu${person.user.username}`;
    const answers = [{ questionIndex: 0, revision: 1, answer: marker, working: marker, timeSpent: 1 }];
    const body = { answers, currentQuestion: 0 };
    expect((await person.client.post(`/api/assessments/${paper.id}/save`, body)).status).toBe(200);
    const log = path.join(cluster(), 'pg_wal');
    const redis = path.join(dataDir, 'redis');
    expect(listFilesWith(log, marker)).not.toEqual([]);
    // The relay hands the events on after the answer to the pupil, so Redis has them a moment later.
    await eventually(async () => listFilesWith(redis, person.user.userId).length > 0 || null);
    await erase(person);
    for (const text of [marker, person.user.username])
      await eventually(async () => listFilesWith(log, text).length === 0 || null);
    for (const text of [marker, person.user.userId, person.user.username])
      expect([text, listFilesWith(redis, text)]).toEqual([text, []]);
  });
});

describe('backup restored after the loss of the data folder', () => {
  it(
    'has all acknowledged work, completes pending work, and restores no erased person',
    async () => {
      const writers: Writer[] = [];
      for (let i = 0; i < 3; i += 1) {
        const { person, paper } = await newPupil();
        writers.push(new Writer(person, paper));
      }
      const erased = await newPupil();
      const waiting = await newPupil();
      const marked = await newPupil();
      const done = await submit(marked.person.client, marked.paper, answersOf(marked.paper, ['right']));
      expect(done.status).toBe(200);
      // Handed in and acknowledged, and still without marks when the backup is made.
      await stack.processes['marking-worker'].kill('SIGKILL');
      const late = await submitOnce(
        waiting.person.client,
        waiting.paper,
        answersOf(waiting.paper, ['right']),
      );
      expect(late.status).toBe(202);
      for (const writer of writers) writer.start();
      await eventually(async () => writers.every((one) => one.acknowledged.length >= 5) || null);

      let before: Acknowledged[] = [];
      const { backup } = await backUp({
        dataDir,
        folder,
        keepDays: 14,
        env: { DATABASE_ADMIN_URL: stack.adminDatabaseUrl },
        say: (text) => {
          if (text.startsWith('Copying the databases: 100 %'))
            before = writers.flatMap((writer) => writer.acknowledged);
        },
      });
      expect(before.length).toBeGreaterThanOrEqual(15);
      await eventually(async () =>
        writers.flatMap((one) => one.acknowledged).length > before.length + 5 ? true : null,
      );
      const all = (await Promise.all(writers.map((writer) => writer.stop()))).flat();
      await stack.processes['marking-worker'].start();
      await erase(erased.person);

      stack.forceStop();
      await stack.stop();
      for (const each of [dataDir, cluster()]) fs.rmSync(each, { recursive: true, force: true });
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_ADMIN_URL: '', REDIS_URL: '' };
      const { stdout } = await promisify(execFile)(process.execPath, ['infra/local/restore.mjs', backup], {
        cwd: repoRoot,
        env,
      });
      expect(stdout).toContain('which the next start repeats: 1');
      expect(fs.existsSync(path.join(dataDir, 'redis'))).toBe(false);

      stack = await start();
      const rows = await stack.sql<{ paper_id: number; revision: number; working: string }>(
        'assessment',
        'select paper_id, revision, working from paper_responses where question_index = 0',
      );
      const kept = new Map(rows.map((row) => [row.paper_id, row]));
      for (const { paperId, revision } of before)
        expect(kept.get(paperId)?.revision).toBeGreaterThanOrEqual(revision);
      // No unexpected rows exist.
      const written = new Set(all.map(({ paperId, working }) => `${paperId} ${working}`));
      for (const paperId of new Set(all.map((one) => one.paperId)))
        expect(written).toContain(`${paperId} ${kept.get(paperId)?.working}`);

      await expectMarked(marked);
      await eventually(async () => {
        await runRound(stack, 'assessment', 'order-unmarked');
        return (await isMarked(waiting)) || null;
      });
      await expectMarked(waiting);
      await untilErased(erased.person.user.userId);
      expect(await placesOf(stack, erased.person.user.username)).toEqual([]);
      const { username } = erased.person.user;
      const visitor = await stack.api();
      expect((await visitor.post('/api/auth/login', { username, password: PASSWORD })).status).toBe(401);
    },
    RESTORE_MS,
  );
});

async function isMarked({ paper }: { paper: OpenPaper }): Promise<boolean> {
  const rows = await stack.sql('assessment', 'select 1 from question_results where paper_id = $1', [
    paper.id,
  ]);
  return rows.length === paper.questions.length;
}

/** Every question has its one mark, all of them right. */
async function expectMarked({ paper }: { paper: OpenPaper }): Promise<void> {
  expect(await isMarked({ paper })).toBe(true);
  const wrong = await stack.sql(
    'assessment',
    'select 1 from question_results where paper_id = $1 and not is_correct',
    [paper.id],
  );
  expect(wrong).toEqual([]);
}
