import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { findProcessIdentity, RunRecord } from './run-record.ts';

let dir: string;
const children: ChildProcess[] = [];

function sleeper(): ChildProcess & { pid: number } {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  children.push(child);
  if (child.pid === undefined) throw new Error('sleep did not start');
  return child as ChildProcess & { pid: number };
}

/** Leftovers of a killed launcher: its own process id is unused, its children run. */
function leaveBehind(list: { name: string; pid: number; identity: string | null }[]): void {
  const launcher = { name: 'launcher', pid: 999_999_999, identity: 'gone' };
  fs.writeFileSync(path.join(dir, 'run.json'), JSON.stringify({ launcher, children: list }));
}

describe('run record', () => {
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'record-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    fs.rmSync(dir, { recursive: true, force: true });
  });

  it('ends the processes of a killed launcher', async () => {
    const left = sleeper();
    leaveBehind([{ name: 'content', pid: left.pid, identity: findProcessIdentity(left.pid) }]);
    expect(await new RunRecord(dir).claim()).toEqual(['content']);
    expect(findProcessIdentity(left.pid)).toBeNull();
  });

  it('spares a foreign process with a reused id', async () => {
    const stranger = sleeper();
    leaveBehind([{ name: 'content', pid: stranger.pid, identity: 'another beginning' }]);
    expect(await new RunRecord(dir).claim()).toEqual([]);
    expect(findProcessIdentity(stranger.pid)).not.toBeNull();
  });

  it('rejects a folder in use by another launcher, and touches none of its processes', async () => {
    const [launcher, child] = [sleeper(), sleeper()];
    const running = (name: string, pid: number) => ({ name, pid, identity: findProcessIdentity(pid) });
    const file = { launcher: running('launcher', launcher.pid), children: [running('content', child.pid)] };
    fs.writeFileSync(path.join(dir, 'run.json'), JSON.stringify(file));
    await expect(new RunRecord(dir).claim()).rejects.toThrow(
      `already running from this folder (process ${launcher.pid})`,
    );
    expect(findProcessIdentity(child.pid)).not.toBeNull();
  });

  it('restarts from a truncated record', async () => {
    fs.writeFileSync(path.join(dir, 'run.json'), '{"launcher": {');
    expect(await new RunRecord(dir).claim()).toEqual([]);
  });

  it('drops ended processes, and deletes itself at the end', async () => {
    const record = new RunRecord(dir);
    await record.claim();
    const child = sleeper();
    const read = () => JSON.parse(fs.readFileSync(path.join(dir, 'run.json'), 'utf8')).children;
    record.add('content', child.pid);
    expect(read()).toMatchObject([{ name: 'content', pid: child.pid }]);
    record.remove(child.pid);
    expect(read()).toEqual([]);
    record.release();
    expect(fs.readdirSync(dir)).toEqual([]);
  });
});
