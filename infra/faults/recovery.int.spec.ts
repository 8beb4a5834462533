import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { ManagedProcess } from '../local/managed-process.ts';
import { processNames } from '../local/process-table.ts';
import { sendSignal } from '../local/run-record.ts';
import { type OwnTestStack, startTestStack } from '../test/whole-stack.ts';
import { familyOf } from './killable-postgres.ts';
import { eventually } from '@sumfox/platform/testing/eventually.ts';
import { RecoveryTraffic } from './recovery-traffic.ts';
import { makeSmallDisk, type SmallDisk } from './small-disk.ts';

/** A few seconds of silence in the place of half a minute; the rule itself is tested with the real limits. */
const WATCH = { everyMs: 1_500, answerWithinMs: 1_400, maxMisses: 5, maxMissesAtStart: 60 };

let disk: SmallDisk;
let stack: OwnTestStack;
let traffic: RecoveryTraffic;
let products: ManagedProcess[];

beforeAll(async () => {
  disk = makeSmallDisk();
  stack = await startTestStack({ supervise: true, watch: WATCH, keptIn: disk.dataDir });
  products = processNames.map((name) => stack.processes[name]);
});

afterAll(async () => {
  await stack?.stop();
  disk.remove();
});

beforeEach(async () => {
  traffic = await RecoveryTraffic.start(stack);
});

/** No acknowledged work is lost, and every failed call got a retryable status. */
afterEach(async () => {
  const { saves, handedIn } = traffic.acknowledged;
  expect(await traffic.end()).toEqual({ lost: [], refusals: [] });
  expect(saves).toBeGreaterThan(10);
  expect(handedIn).toBeGreaterThan(1);
});

function serverOf(name: 'postgres' | 'redis'): ManagedProcess {
  const server = stack.servers[name];
  if (!server) throw new Error(`${name} is not the stack's own`);
  return server;
}

const pidOf = ({ name, pid }: ManagedProcess): number => {
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
};

/**
 * Signals them all in the middle of saves, and resolves once others have taken their places and the whole road works
 * again.
 */
async function strike(
  victims: ManagedProcess[],
  signal: 'SIGKILL' | 'SIGSTOP',
  listPids = () => victims.map(pidOf),
) {
  const before = victims.map(pidOf);
  await traffic.hurryForAWhile();
  for (const pid of listPids()) sendSignal(pid, signal);
  traffic.calmDown();
  await eventually(async () => {
    if (victims.some(({ pid }, i) => pid === undefined || pid === before[i])) return null;
    const ready = await Promise.all(victims.map((one) => one.isReady()));
    return ready.every(Boolean) || null;
  });
  await traffic.waitUntilComplete();
}

describe("launcher during a pupil's work", () => {
  it('restarts PostgreSQL on its port and data after all of it is killed', async () => {
    const postgres = serverOf('postgres');
    await strike([postgres], 'SIGKILL', () => familyOf(pidOf(postgres)));
  });

  it('restarts PostgreSQL after its first process is killed and the others stay', async () => {
    const postgres = serverOf('postgres');
    const orphans = familyOf(pidOf(postgres)).slice(1);
    await strike([postgres], 'SIGKILL');
    // Ended ones stay in the list of processes until the first process of the machine has looked at them.
    await eventually(async () => orphans.every((pid) => !fs.existsSync(`/proc/${pid}`)) || null);
  });

  it('restarts Redis after a kill', () => strike([serverOf('redis')], 'SIGKILL'));

  it('replaces hung PostgreSQL, with all of its processes, and hung Redis', async () => {
    const [postgres, redis] = [serverOf('postgres'), serverOf('redis')];
    const listPids = () => [...familyOf(pidOf(postgres)), pidOf(redis)];
    await strike([postgres, redis], 'SIGSTOP', listPids);
  });

  it('restarts every process of the product after a kill', () => strike(products, 'SIGKILL'));

  it('replaces every hung process of the product', () => strike(products, 'SIGSTOP'));

  it('recovers after a full disk; until then saves get 503 and none is lost', async () => {
    await disk.fill(stack);
    // The server has room of its own left, which is used up sooner.
    traffic.hurry();
    const answered = (status: number) => traffic.answered.get(status) ?? 0;
    const before = answered(503);
    await eventually(async () => answered(503) > before + 20 || null);
    await disk.makeRoom(stack);
    await traffic.waitUntilComplete();
  });

  it('keeps the current process ids on disk, for a start after its own death', async () => {
    const file = path.join(stack.dataDir, 'run.json');
    const { children } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      children: { name: string; pid: number }[];
    };
    const running = [...products, serverOf('postgres'), serverOf('redis')];
    for (const { name, pid } of running)
      expect(children).toContainEqual(expect.objectContaining({ name, pid }));
    expect(children).toHaveLength(running.length + 1);
  });
});
