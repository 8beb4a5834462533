import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DrainingServer } from './draining-server.js';
import { ConnectionLostError, NoAnswerError, Replica } from './replica.js';
import { ReplicaPool } from './replica-pool.js';

/** A replica that answers `who` with its name, at once or when it is told to. */
class TestReplica {
  calls = 0;
  private readonly server: DrainingServer;
  private readonly waiting: (() => void)[] = [];
  holdsCalls = false;

  constructor(readonly name: string) {
    this.server = new DrainingServer({ host: '127.0.0.1', port: 0 });
    this.server.addHandler('nothing', async () => undefined);
    this.server.addHandler('limit', async ({ answerWithinMs }: { answerWithinMs: number }) => answerWithinMs);
    this.server.addHandler('who', async () => {
      this.calls += 1;
      if (this.holdsCalls) await new Promise<void>((resolve) => this.waiting.push(resolve));
      return name;
    });
  }

  async listen(): Promise<{ host: string; port: number }> {
    await new Promise<void>((resolve, reject) =>
      this.server.listen((error) => (error ? reject(error as Error) : resolve())),
    );
    const { port } = this.server.unwrap<Server>().address() as AddressInfo;
    return { host: '127.0.0.1', port };
  }

  release(): void {
    this.holdsCalls = false;
    for (const go of this.waiting.splice(0)) go();
  }

  close = () => this.server.close();

  /** As the kernel does for a killed process. */
  kill(): void {
    this.server.unwrap<Server>().close();
    for (const socket of (this.server as unknown as { openSockets: Set<Socket> }).openSockets)
      socket.destroy();
  }
}

const WHO = { name: 'who', packet: {}, timeoutMs: 5_000, isRepeatable: false };
let first: TestReplica;
let second: TestReplica;
let pool: ReplicaPool;
const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(5);
};
const extras: (() => void)[] = [];
const places: { host: string; port: number }[] = [];
const ask = (how: Partial<typeof WHO> = {}) => pool.send({ ...WHO, ...how });
const askOften = (count: number, how: Partial<typeof WHO> = {}) =>
  Promise.all(Array.from({ length: count }, () => ask(how)));
beforeEach(async () => {
  first = new TestReplica('first');
  second = new TestReplica('second');
  places.splice(0, 2, await first.listen(), await second.listen());
  pool = new ReplicaPool([...places]);
});
afterEach(async () => {
  for (const close of extras.splice(0).toReversed()) close();
  for (const each of [first, second]) each.release();
  pool.close();
  await Promise.all([first.close(), second.close()]);
});

describe('a pool of replicas', () => {
  it('spreads calls over all of them', async () => {
    await askOften(100);
    expect([first.calls, second.calls]).toEqual([50, 50]);
    for (let n = 0; n < 20; n += 1) await ask();
    expect([first.calls, second.calls]).toEqual([60, 60]);
  });

  it('gives calls to the replica with fewer open ones', async () => {
    first.holdsCalls = true;
    let answered = 0;
    const held = Array.from({ length: 8 }, async () => {
      await ask();
      answered += 1;
    });
    await until(() => answered === 4);
    expect([first.calls, second.calls]).toEqual([4, 4]);
    expect(await askOften(4)).toEqual(['second', 'second', 'second', 'second']);
    first.release();
    await Promise.all(held);
  });

  it('repeats a call that was with a killed replica, if that is safe', async () => {
    first.holdsCalls = true;
    const safe = askOften(4, { isRepeatable: true });
    const unsafe = Promise.allSettled(Array.from({ length: 4 }, () => ask()));
    await until(() => first.calls + second.calls === 8);
    first.kill();
    expect(await safe).toEqual(['second', 'second', 'second', 'second']);
    const outcomes = await unsafe;
    const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(failed).toEqual([new ConnectionLostError(true), new ConnectionLostError(true)]);
    // Nothing was sent to the dead one any more.
    expect(await askOften(4)).toEqual(['second', 'second', 'second', 'second']);
  });

  it('takes a replica back that listens again', async () => {
    await askOften(2);
    await first.close();
    expect(await askOften(2)).toEqual(['second', 'second']);
    const back = createServer((socket) => socket.on('data', () => undefined));
    back.listen(places[0]?.port, '127.0.0.1');
    const [socket] = (await once(back, 'connection')) as [Socket];
    socket.destroy();
    back.close();
  });

  it('answers every call while a replica stops', async () => {
    let isOver = false;
    const answers: unknown[] = [];
    const load = Array.from({ length: 8 }, async () => {
      while (!isOver) answers.push(await ask());
    });
    await sleep(50);
    await first.close();
    const before = second.calls;
    await sleep(50);
    isOver = true;
    await Promise.all(load);
    expect(second.calls).toBeGreaterThan(before);
    expect(new Set(answers)).toEqual(new Set(['first', 'second']));
  });

  it('answers a call that a stopping replica has, before it ends', async () => {
    first.holdsCalls = true;
    const held = askOften(2);
    await until(() => first.calls + second.calls === 2);
    const closed = first.close();
    await sleep(100);
    expect(await askOften(2)).toEqual(['second', 'second']);
    first.release();
    expect((await held).toSorted()).toEqual(['first', 'second']);
    await closed;
  });

  it('gives a repeatable call to another when a replica says nothing, and asks that one no more', async () => {
    let heard = 0;
    const silent = createServer((socket) => socket.on('data', () => (heard += 1)));
    extras.push(() => silent.close());
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const both = new ReplicaPool([{ host: '127.0.0.1', port }, ...places.slice(1, 2)]);
    extras.push(() => both.close());
    const askBoth = () =>
      Promise.all(Array.from({ length: 4 }, () => both.send({ ...WHO, isRepeatable: true })));
    expect(await askBoth()).toEqual(['second', 'second', 'second', 'second']);
    expect(heard).toBeGreaterThan(0);
    heard = 0;
    expect(await askBoth()).toEqual(['second', 'second', 'second', 'second']);
    expect(heard).toBe(0);
  });

  it('asks every replica where the answer is in the memory of one', async () => {
    expect((await pool.sendToEvery(WHO)).toSorted()).toEqual(['first', 'second']);
    first.kill();
    await sleep(20);
    expect(await pool.sendToEvery(WHO)).toEqual(['second']);
  });

  it('ends a call that gets no answer within its time limit', async () => {
    for (const each of [first, second]) each.holdsCalls = true;
    await expect(ask({ timeoutMs: 30, isRepeatable: true })).rejects.toEqual(new NoAnswerError());
    for (const each of [first, second]) each.release();
    // The late answer is dropped.
    expect((await askOften(2)).toSorted()).toEqual(['first', 'second']);
  });

  it('reads what came while its own process was busy, before it gives a replica up', async () => {
    const replica = new Replica(places[0] ?? { host: '', port: 0 });
    extras.push(() => replica.close());
    const beBusyUntil = (end: number) => {
      let now = performance.now();
      while (now < end) now = performance.now();
    };
    const connecting = replica.send(WHO, () => false);
    beBusyUntil(performance.now() + 1_050);
    expect(await connecting).toBe('first');
    first.holdsCalls = true;
    const timeUp = performance.now() + 1_000;
    const answering = replica.send({ ...WHO, timeoutMs: 1_000 }, () => false);
    await until(() => first.calls === 2);
    first.release();
    // The answer is sent in the microtasks of this turn, and read in a later one.
    await Promise.resolve();
    beBusyUntil(timeUp + 50);
    expect(await answering).toBe('first');
  });

  it('tells a replica how long its caller still waits', async () => {
    const limit = await ask({ name: 'limit', timeoutMs: 30_000 });
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(30_000);
  });

  it('returns undefined when a replica answers with nothing', async () => {
    expect(await ask({ name: 'nothing' })).toBeUndefined();
  });

  it('returns whether a replica listens', async () => {
    expect(await pool.isAnswering(30_000)).toBe(true);
    first.kill();
    expect(await pool.isAnswering(30_000)).toBe(true);
    second.kill();
    expect(await pool.isAnswering(30_000)).toBe(false);
  });

  it('rejects a call when no replica listens', async () => {
    first.kill();
    second.kill();
    await expect(ask({ isRepeatable: true })).rejects.toEqual(new ConnectionLostError(false));
  });
});
