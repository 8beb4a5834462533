import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BackupStage, query } from '../../test/backup-stage.ts';
import { listBackups, manifestFile, readManifest } from './manifest.ts';

const LIMIT_MS = 300_000;
const stage = new BackupStage();
const drafts = () => fs.readdirSync(stage.folder).filter((name) => name.startsWith('unfinished-'));

beforeAll(() => stage.withServer(async () => {}, true), LIMIT_MS);
afterAll(() => stage.remove());

describe('backup', () => {
  it(
    'holds what was committed before it ended, despite parallel writes',
    async () => {
      const written: number[] = [];
      let before = 0;
      const { backup } = await stage.withServer(async (server) => {
        const url = server.identityUrl;
        await query(url, 'create table written (id int primary key, filling text)');
        let goesOn = true;
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        const writing = (async () => {
          for (let id = 1; goesOn; id += 1) {
            await client.query(`insert into written values ($1::int, repeat(md5($1::text), 20))`, [id]);
            written.push(id);
            await sleep(5);
          }
        })();
        const made = await stage.backUp(server, (text) => {
          if (text.startsWith('Copying the databases: 100 %')) before = written.length;
        });
        goesOn = false;
        await writing;
        await client.end();
        return made;
      });
      expect(before).toBeGreaterThan(0);
      expect(await stage.restore(backup, true)).toMatchObject({ code: 0 });
      await stage.withServer(async (server) => {
        const rows = await query<{ id: number }>(server.identityUrl, 'select id from written order by id');
        expect(rows.map(({ id }) => id)).toEqual(written.slice(0, rows.length));
        expect(rows.length).toBeGreaterThanOrEqual(before);
      });
    },
    LIMIT_MS,
  );

  it('is readable by its owner only, and has a sum for each file', () => {
    const [backup = ''] = listBackups(stage.folder);
    const { files } = readManifest(backup);
    for (const name of ['.', ...fs.readdirSync(backup, { recursive: true, encoding: 'utf8' })]) {
      const stat = fs.statSync(path.join(backup, name));
      expect([name, (stat.mode & 0o777).toString(8)]).toEqual([name, stat.isDirectory() ? '700' : '600']);
      if (stat.isFile() && name !== 'manifest.json') expect(files).toHaveProperty([name]);
    }
    for (const name of ['secrets.json', 'cluster/backup_label', 'cluster/global/pg_control'])
      expect(files).toHaveProperty([name]);
    expect(fs.statSync(stage.folder).mode & 0o777).toBe(0o700);
  });

  it(
    'does not count as complete after a kill, and the next one says that it restarts',
    async () => {
      const whole = listBackups(stage.folder);
      await stage.run('backup.mjs', [], 'Copying the databases: 50 %');
      expect(listBackups(stage.folder)).toEqual(whole);
      expect(drafts()).toHaveLength(1);
      const { code, text } = await stage.run('backup.mjs');
      expect([code, text]).toEqual([0, expect.stringContaining('Removed an unfinished backup')]);
      expect(drafts()).toEqual([]);
      expect(listBackups(stage.folder)).toHaveLength(whole.length + 1);
      // The product is stopped before and afterwards.
      expect(text).toContain('starting its PostgreSQL for the backup');
      expect(fs.existsSync(path.join(stage.dataDir, 'run.json'))).toBe(false);
      expect(fs.existsSync(path.join(stage.cluster, 'postmaster.pid'))).toBe(false);
    },
    LIMIT_MS,
  );

  it(
    'is rejected during another one, and is deleted when too old, but never the newest',
    async () => {
      for (const old of listBackups(stage.folder)) {
        const manifest = { ...readManifest(old), finishedAt: '2020-01-01T00:00:00.000Z' };
        fs.writeFileSync(manifestFile(old), JSON.stringify(manifest));
      }
      expect(listBackups(stage.folder)).toHaveLength(2);
      await stage.withServer(async (server) => {
        const both = await Promise.allSettled([stage.backUp(server), stage.backUp(server)]);
        const [lost] = both.filter((one) => one.status === 'rejected');
        const [won] = both.filter((one) => one.status === 'fulfilled');
        expect(lost?.reason).toMatchObject({
          message: expect.stringContaining('Another backup of this server'),
        });
        expect(listBackups(stage.folder)).toEqual([won?.value.backup]);
      });
    },
    LIMIT_MS,
  );
});
