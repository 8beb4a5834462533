import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AssessmentSummary } from '@sumfox/contracts/assessment/paper.endpoints';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { makeTestFolder } from '../test/servers.ts';
import { TestClient } from '../test/test-client.ts';
import { repoRoot } from './paths.ts';
import { findFreePorts } from './ports.ts';
import { processNames } from './process-table.ts';
import { findProcessIdentity } from './run-record.ts';

/** The first start builds what is not built yet, which takes minutes on a busy machine. */
const START_MS = 300_000;

/** `npm start` as a person runs it, with its own data folder and port. */
class Launcher {
  readonly lines: string[] = [];
  readonly exitCode: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(dataDir: string, port: number, extra: Record<string, string> = {}) {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'development',
      REDIS_URL: '',
      DATABASE_ADMIN_URL: '',
      ...extra,
    };
    this.child = spawn(process.execPath, ['infra/local/start.mjs'], {
      cwd: repoRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.lines.push(line));
    }
    this.exitCode = new Promise((resolve) => this.child.once('close', resolve));
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** @throws with what it printed when it ends or hangs instead */
  async untilReady(): Promise<string> {
    const ended = this.exitCode.then(() => true);
    for (let waited = 0; waited < START_MS; waited += 100) {
      const line = this.lines.find((text) => text.startsWith('Ready in '));
      if (line) return line;
      if (await Promise.race([ended, sleep(100, false)])) break;
    }
    throw new Error(`The launcher is not ready:\n${this.lines.join('\n')}`);
  }
}

describe('npm start', () => {
  const launchers: Launcher[] = [];
  let dataDir = '';
  const startedAt = Date.now();
  let port = 0;
  let client: TestClient;

  const launch = (folder = dataDir, extra: Record<string, string> = {}) => {
    const launcher = new Launcher(folder, port, extra);
    launchers.push(launcher);
    return launcher;
  };
  const children = (): { name: string; pid: number }[] =>
    JSON.parse(fs.readFileSync(path.join(dataDir, 'run.json'), 'utf8')).children;

  beforeAll(async () => {
    dataDir = makeTestFolder();
    [port = 0] = await findFreePorts(1);
    client = new TestClient(`http://localhost:${port}`);
  });
  afterAll(async () => {
    for (const launcher of launchers) launcher.signal('SIGTERM');
    await Promise.all(launchers.map((launcher) => launcher.exitCode));
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('starts everything, and prints address and accounts', async () => {
    const line = await launch().untilReady();
    expect(line).toContain(`http://localhost:${port}`);
    for (const word of ['admin', 'parent', 'student', 'practice123']) expect(line).toContain(word);
    expect(children().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['postgres', 'redis', ...processNames]),
    );
    expect((await client.get<string>('/')).body).toContain('<div id="root">');
    await client.signIn('student', 'practice123');
  });

  it('gives the demo student days of practice to look at', async () => {
    const paper = await eventually(async () => {
      const { body } = await client.get<AssessmentSummary[]>('/api/assessments');
      return body.find(({ status }) => status === 'completed') ?? null;
    });
    expect(Date.parse(paper.completedAt ?? '')).toBeLessThan(startedAt);
    expect(paper.score).toBeGreaterThan(0);
  });

  it('rejects a second start in one folder', async () => {
    const second = launch();
    expect(await second.exitCode).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining('already running from this folder')]);
  });

  it('reports a taken port in one sentence', async () => {
    const folder = makeTestFolder();
    const other = launch(folder);
    expect(await other.exitCode).toBe(1);
    expect(other.lines).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is taken .*PORT=${port + 1}`)),
    ]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('rejects demo accounts with the public password on an address that other machines reach', async () => {
    const folder = makeTestFolder();
    const other = launch(folder, { HOST: '0.0.0.0' });
    expect(await other.exitCode).toBe(1);
    expect(other.lines).toEqual([
      expect.stringMatching(/^DEMO_MODE=1 .* refused on 0\.0\.0\.0: set DEMO_MODE=0 and make an admin/),
    ]);
    expect(fs.readdirSync(folder)).toEqual([]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('starts again after a kill of the launcher, with its data and sessions', async () => {
    const before = children();
    launchers[0]?.signal('SIGKILL');
    await launchers[0]?.exitCode;
    await launch().untilReady();
    expect(before.filter(({ pid }) => findProcessIdentity(pid) !== null)).toEqual([]);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('stops every process on Ctrl-C, which npm passes on a second time', async () => {
    const running = children();
    const launcher = launchers.at(-1);
    launcher?.signal('SIGINT');
    await sleep(50);
    launcher?.signal('SIGINT');
    expect(await launcher?.exitCode).toBe(0);
    expect(running.length).toBeGreaterThan(processNames.length);
    expect(running.filter(({ pid }) => findProcessIdentity(pid) !== null)).toEqual([]);
    expect(fs.existsSync(path.join(dataDir, 'run.json'))).toBe(false);
  });
});
