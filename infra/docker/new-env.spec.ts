import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { checkPair, readPrivateKey, readPublicKeys } from '@sumfox/platform/config/process-keys';
import { repoRoot } from '../local/paths.ts';
import { keyVariableOf } from '../manifests/compose.ts';
import { listSecretFaults } from './secret.rules.ts';

const FILES = ['.env.example', 'infra/docker/new-env.sh', 'infra/k8s/secrets.sh'];
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** What the scripts need of a checkout, without an .env. */
function makeCopy(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-env-'));
  folders.push(folder);
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(path.join(repoRoot, file), path.join(folder, file));
  }
  return folder;
}

function run(folder: string, script: string, args: string[] = [], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync('sh', [script, ...args], {
    cwd: folder,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const newEnv = (folder: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(folder, 'infra/docker/new-env.sh', args, env);

function readEnv(folder: string): Record<string, string> {
  const lines = fs.readFileSync(path.join(folder, '.env'), 'utf8').split('\n');
  return Object.fromEntries(
    lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
}

describe('new-env.sh', () => {
  it('writes a private file without demo accounts for this machine, and explains how to create an admin', () => {
    const folder = makeCopy();
    const { status, stdout } = newEnv(folder);
    expect(status).toBe(0);
    expect(stdout).toContain('infra/local/admin.mjs create NAME');
    expect(stdout).not.toMatch(/[0-9a-f]{16}/);
    expect(fs.statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(readEnv(folder)).toMatchObject({
      DEMO_MODE: '0',
      DEMO_ADMIN_PASSWORD: '',
      PUBLISH: '127.0.0.1',
      COOKIE_SECURE: '0',
      API_DOCS: 'off',
    });
    expect(fs.readdirSync(folder).toSorted()).toEqual(['.env', '.env.example', 'infra']);
  });

  it('fills every secret with one that check-secrets accepts', () => {
    const folder = makeCopy();
    newEnv(folder);
    const secrets = Object.entries(readEnv(folder)).filter(([name]) => !name.startsWith('DEMO_'));
    expect(listSecretFaults(Object.fromEntries(secrets))).toEqual([]);
  });

  it('creates a key pair for each process of the table, and the list of public keys', () => {
    const folder = makeCopy();
    newEnv(folder);
    const env = readEnv(folder);
    const made = Object.keys(env).filter((name) => name.startsWith('INTERNAL_KEY_'));
    expect(made.toSorted()).toEqual(PROCESS_NAMES.map(keyVariableOf).toSorted());
    const publicKeys = readPublicKeys(env.INTERNAL_PUBLIC_KEYS ?? '', PROCESS_NAMES);
    for (const name of PROCESS_NAMES)
      checkPair(readPrivateKey(env[keyVariableOf(name)] ?? ''), publicKeys[name], name);
  });

  it('requires HTTPS when other machines reach the pages', () => {
    const folder = makeCopy();
    expect(newEnv(folder, [], { PUBLISH: '0.0.0.0' }).stdout).toContain('cookies for HTTPS alone');
    expect(readEnv(folder)).toMatchObject({ PUBLISH: '0.0.0.0', COOKIE_SECURE: '1', DEMO_MODE: '0' });
  });

  it('creates and shows random passwords for the demo accounts and needs no admin', () => {
    const folder = makeCopy();
    const { stdout } = newEnv(folder, ['--demo']);
    const env = readEnv(folder);
    expect(env.DEMO_MODE).toBe('1');
    const passwords = ['ADMIN', 'PARENT', 'STUDENT'].map((name) => env[`DEMO_${name}_PASSWORD`] ?? '');
    expect(new Set(passwords).size).toBe(3);
    for (const password of passwords) {
      expect(password).toMatch(/^[0-9a-f]{16}$/);
      expect(stdout).toContain(password);
    }
    expect(stdout).not.toContain('admin.mjs');
  });

  it('changes nothing when .env exists or an option is unknown', () => {
    const folder = makeCopy();
    expect(newEnv(folder, ['--domo'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--domo'),
    });
    expect(newEnv(folder, [], { PUBLISH: 'everywhere' }).status).toBe(1);
    expect(fs.existsSync(path.join(folder, '.env'))).toBe(false);
    fs.writeFileSync(path.join(folder, '.env'), 'MINE=1\n');
    expect(newEnv(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('already there') });
    expect(fs.readFileSync(path.join(folder, '.env'), 'utf8')).toBe('MINE=1\n');
  });
});

describe('secrets.sh', () => {
  it('writes one secret of shared values without private keys, and one key secret per process', () => {
    const folder = makeCopy();
    newEnv(folder);
    const env = readEnv(folder);
    fs.appendFileSync(path.join(folder, '.env'), "OPENAI_API_KEY=it's: {a} key\n");
    const { status, stdout } = run(folder, 'infra/k8s/secrets.sh');
    expect(status).toBe(0);
    const secrets = parseAllDocuments(stdout).map(
      (document) => document.toJS() as { metadata: { name: string }; stringData: Record<string, string> },
    );
    const [shared, ...own] = secrets;
    expect(shared?.metadata.name).toBe('maths-practice-secrets');
    expect(shared?.stringData).toMatchObject({
      SESSION_SECRET: env.SESSION_SECRET,
      REDIS_PASSWORD: env.REDIS_PASSWORD,
      INTERNAL_PUBLIC_KEYS: env.INTERNAL_PUBLIC_KEYS,
      OPENAI_API_KEY: "it's: {a} key",
    });
    expect(Object.keys(shared?.stringData ?? {}).filter((key) => key.startsWith('INTERNAL_KEY_'))).toEqual(
      [],
    );
    expect(own.map(({ metadata, stringData }) => [metadata.name, stringData])).toEqual(
      PROCESS_NAMES.map((name) => [`internal-key-${name}`, { INTERNAL_KEY: env[keyVariableOf(name)] }]),
    );
  });

  it('reports a missing .env', () => {
    expect(run(makeCopy(), 'infra/k8s/secrets.sh')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no .env'),
    });
  });
});
