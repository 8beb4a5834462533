import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { BackupStage, query } from '../../test/backup-stage.ts';
import { makeTestFolder } from '../../test/servers.ts';
import { findProcessIdentity } from '../run-record.ts';
import { manifestFile, readManifest, type Manifest } from './manifest.ts';

const LIMIT_MS = 300_000;
const [GONE, STAYS, ASKED] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

const stage = new BackupStage();
let backup = '';
/** A copy of the backup, for the cases that alter it. */
const copy = path.join(makeTestFolder(), 'copy');
const ALTERED_FILES = ['manifest.json', 'cluster/PG_VERSION', 'secrets.json'];

beforeAll(async () => {
  await stage.withServer(async (server) => {
    for (const id of [GONE, STAYS, ASKED])
      await query(
        server.identityUrl,
        `insert into accounts (id, username, username_folded, first_name, last_name, role, is_active, is_demo, password_hash, created_at)
         values ($1, $2, $2, 'A', 'B', 'child', true, false, 'x', now())`,
        [id, `pupil${id.slice(-1)}`],
      );
    await query(
      server.identityUrl,
      `insert into erasures (id, account_id, requested_at, erase_after) values (gen_random_uuid(), $1, now(), now())`,
      [STAYS],
    );
    ({ backup } = await stage.backUp(server));
  }, true);
  fs.cpSync(backup, copy, { recursive: true });
}, LIMIT_MS);
afterAll(() => {
  stage.remove();
  fs.rmSync(path.dirname(copy), { recursive: true, force: true });
});

/** Makes the copy the same backup, but for one thing. */
function alterCopy(alter: (manifest: Manifest) => void): void {
  for (const name of ALTERED_FILES) fs.copyFileSync(path.join(backup, name), path.join(copy, name));
  const manifest = readManifest(copy);
  alter(manifest);
  fs.writeFileSync(manifestFile(copy), JSON.stringify(manifest));
}

describe('restore', () => {
  it('is rejected over existing data without --replace', async () => {
    expect(await stage.restore(backup, false)).toEqual({
      code: 1,
      text: expect.stringContaining('holds data already'),
    });
  });

  it('is rejected without a backup', async () => {
    const empty = makeTestFolder();
    expect(await stage.restore(empty, true)).toMatchObject({
      text: expect.stringContaining('no whole backup'),
    });
    fs.rmSync(empty, { recursive: true });
  });

  it.each<[string, string, (manifest: Manifest) => void]>([
    ['of a newer version', 'newer version', (manifest) => (manifest.productVersion = '99.0.0')],
    [
      'with a migration that is not known',
      'newer version',
      (manifest) => manifest.migrations.marking?.push('9999-later'),
    ],
    ['of another PostgreSQL', 'same major version', (manifest) => (manifest.postgresMajor = 12)],
    [
      'with an altered file',
      'the checksum of cluster/PG_VERSION differs',
      () => fs.writeFileSync(path.join(copy, 'cluster/PG_VERSION'), '19\n'),
    ],
    ['with a missing file', 'secrets.json is missing', () => fs.rmSync(path.join(copy, 'secrets.json'))],
    [
      'that names a file outside of itself',
      'lies outside of it',
      (manifest) => (manifest.files['../../stolen'] = { bytes: 1, sha256: 'x' }),
    ],
  ])(
    'is refused for a backup %s',
    async (_, sentence, alter) => {
      alterCopy(alter);
      expect(await stage.restore(copy, true)).toEqual({ code: 1, text: expect.stringContaining(sentence) });
      expect(stage.leftovers()).toEqual([]);
    },
    LIMIT_MS,
  );

  it('is rejected while the product runs', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const launcher = { name: 'launcher', pid: other.pid, identity: findProcessIdentity(other.pid ?? 0) };
    fs.writeFileSync(path.join(stage.dataDir, 'run.json'), JSON.stringify({ launcher, children: [] }));
    expect(await stage.restore(backup, true)).toMatchObject({
      text: expect.stringContaining('already running from this folder'),
    });
    other.kill('SIGKILL');
    fs.rmSync(path.join(stage.dataDir, 'run.json'));
  });

  it(
    'killed while copying keeps the old data, and the next one restarts',
    async () => {
      const inode = fs.statSync(stage.cluster).ino;
      await stage.run('restore.mjs', [backup, '--replace'], 'Copying the databases: 50 %');
      expect(stage.leftovers()).toHaveLength(1);
      expect(fs.statSync(stage.cluster).ino).toBe(inode);
      expect(await stage.run('start.mjs')).toEqual({
        code: 1,
        text: expect.stringContaining('run "npm run restore FOLDER" again'),
      });
      const { code, text } = await stage.restore(backup, true);
      expect([code, text]).toEqual([0, expect.stringContaining('starting again')]);
      expect(stage.leftovers()).toEqual([]);
      expect(fs.statSync(stage.cluster).ino).not.toBe(inode);
    },
    LIMIT_MS,
  );

  it.each(['Everything is copied', 'The data that stood there before are removed'])(
    'stopped at "%s" resumes with the next one',
    async (moment) => {
      const cut = stage.restore(backup, true, (text) => {
        if (text.startsWith(moment)) throw new Error('as if killed');
      });
      await expect(cut).rejects.toThrow('as if killed');
      const { code, text } = await stage.restore(backup, false);
      expect([code, text]).toEqual([0, expect.stringContaining('continuing from there')]);
      expect(stage.leftovers()).toEqual([]);
      expect(fs.existsSync(path.join(stage.cluster, 'PG_VERSION'))).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'takes the newest backup of a folder, empties the queues, and restores the secrets',
    async () => {
      const file = path.join(stage.dataDir, 'secrets.json');
      const secrets = fs.readFileSync(file, 'utf8');
      const redis = path.join(stage.dataDir, 'redis');
      fs.mkdirSync(path.join(redis, 'appendonlydir'), { recursive: true });
      fs.writeFileSync(file, '{}');
      expect(await stage.restore(stage.folder, true)).toMatchObject({ code: 0 });
      expect(fs.readdirSync(redis)).toEqual([]);
      expect(fs.readFileSync(file, 'utf8')).toBe(secrets);
    },
    LIMIT_MS,
  );

  it(
    'repeats recorded erasures since the backup after a lost data folder, before any process starts',
    async () => {
      const at = new Date().toISOString();
      const note = (id: string, entry: object) => {
        const name = `${createHash('sha256').update(id).digest('hex')}.json`;
        fs.writeFileSync(path.join(stage.journal, name), JSON.stringify({ at, ...entry }));
      };
      fs.mkdirSync(stage.journal, { recursive: true });
      note(GONE, { state: 'completed' });
      note(STAYS, { state: 'cancelled' });
      note(ASKED, { state: 'open', requestedAt: at, eraseAfter: '2099-01-01T00:00:00.000Z' });
      for (const each of [stage.cluster, stage.dataDir]) fs.rmSync(each, { recursive: true, force: true });
      expect(await stage.restore(backup, false)).toEqual({
        code: 0,
        text: expect.stringContaining('which the next start repeats: 1'),
      });
      await stage.withServer(async ({ identityUrl }) => {
        const accounts = await query(
          identityUrl,
          'select id, is_active from accounts where id = any ($1) order by id',
          [[GONE, STAYS, ASKED]],
        );
        expect(accounts).toEqual([
          { id: GONE, is_active: false },
          { id: STAYS, is_active: true },
          { id: ASKED, is_active: true },
        ]);
        const erasures = await query(
          identityUrl,
          'select account_id, erase_after <= now() as is_due from erasures order by account_id',
        );
        expect(erasures).toEqual([
          { account_id: GONE, is_due: true },
          { account_id: ASKED, is_due: false },
        ]);
      }, true);
      expect(fs.existsSync(path.join(stage.journal, 'restored'))).toBe(false);
    },
    LIMIT_MS,
  );
});
