import path from 'node:path';
import { argon2, randomBytes } from 'node:crypto';
import { fork, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { Connection } from './connection.ts';
import type { Calibration } from './figures.ts';

const ECHO_SECONDS = 1.5;
const SELECT_SECONDS = 1;
const ARGON2_SECONDS = 1;
const JOBS = 2_000;
/** About what a save of two answers weighs. */
const ECHO_BODY = { text: 'x'.repeat(1_600) };

export interface CalibrationTargets {
  adminDatabaseUrl: string;
  redisUrl: string;
  /** A stored password of the product; the bench measures its cost. */
  passwordHash: string;
}

/** Measures the machine: what raw Node, PostgreSQL, argon2 and BullMQ do here and now, without the product. */
export class Calibrator {
  private readonly pool: pg.Pool;
  private readonly targets: CalibrationTargets;
  private readonly echoServer: ChildProcess;
  private readonly connections: Connection[];

  private constructor(targets: CalibrationTargets, echoServer: ChildProcess, port: number) {
    this.targets = targets;
    this.echoServer = echoServer;
    this.pool = new pg.Pool({ connectionString: targets.adminDatabaseUrl, max: 8 });
    this.connections = Array.from({ length: 10 }, () => new Connection(`http://127.0.0.1:${port}`));
  }

  static async open(targets: CalibrationTargets): Promise<Calibrator> {
    const server = fork(path.join(import.meta.dirname, 'echo.mjs'));
    const port = await new Promise<number>((resolve, reject) => {
      server.once('message', (message) => resolve(Number(message)));
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`the echo server ended with ${code}`)));
    });
    return new Calibrator(targets, server, port);
  }

  async measure(): Promise<Calibration> {
    return {
      echo: await this.measureEcho(),
      select: await this.measureSelect(),
      argon2: await this.measureArgon2(),
      jobs: await measureJobs(this.targets.redisUrl),
    };
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.close();
    this.echoServer.disconnect();
    await this.pool.end();
  }

  /** Raw argon2id derivations per second, as many at once as Node has threads for them. */
  measureArgon2(): Promise<number> {
    const derive = derivationLike(this.targets.passwordHash);
    return countFor(ARGON2_SECONDS, Array.from({ length: 4 }), async () => void (await derive()));
  }

  private measureEcho(): Promise<number> {
    return countFor(ECHO_SECONDS, this.connections, async (connection) => {
      await connection.post('/', ECHO_BODY);
    });
  }

  private measureSelect(): Promise<number> {
    return countFor(SELECT_SECONDS, Array.from({ length: 8 }), async () => {
      await this.pool.query({ name: 'calibration', text: 'select 1' });
    });
  }
}

/** Times per second that `act` is done when each of `actors` does it again and again. */
async function countFor<Actor>(
  seconds: number,
  actors: readonly Actor[],
  act: (actor: Actor) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1_000;
  let count = 0;
  await Promise.all(
    actors.map(async (actor) => {
      while (performance.now() < deadline) {
        await act(actor);
        count += 1;
      }
    }),
  );
  return count / ((performance.now() - startedAt) / 1_000);
}

/** One derivation at the cost of `passwordHash`. */
function derivationLike(passwordHash: string): () => Promise<Buffer> {
  const [, , , cost = ''] = passwordHash.split('$');
  const {
    m = Number.NaN,
    t = Number.NaN,
    p = Number.NaN,
  } = Object.fromEntries(cost.split(',').map((part) => [part.slice(0, 1), Number(part.slice(2))])) as Partial<
    Record<'m' | 't' | 'p', number>
  >;
  const parameters = {
    message: 'a password of no account',
    nonce: randomBytes(16),
    parallelism: p,
    tagLength: 32,
    memory: m,
    passes: t,
  };
  return () => promisify(argon2)('argon2id', parameters);
}

async function measureJobs(redisUrl: string): Promise<number> {
  const prefix = `calibration-${randomBytes(4).toString('hex')}`;
  const open = () => new Redis(redisUrl, { maxRetriesPerRequest: null });
  const [forQueue, forWorker] = [open(), open()];
  const queue = new Queue('nothing', { prefix, connection: forQueue });
  const worker = new Worker('nothing', async () => {}, { prefix, connection: forWorker, concurrency: 10 });
  try {
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    const done = new Promise<void>((resolve, reject) => {
      let count = 0;
      worker.on('completed', () => {
        count += 1;
        if (count === JOBS) resolve();
      });
      worker.once('failed', (_job, error) => reject(error));
    });
    const startedAt = performance.now();
    for (let added = 0; added < JOBS; added += 100) {
      await queue.addBulk(
        Array.from({ length: 100 }, (_, i) => ({ name: 'nothing', data: { at: added + i } })),
      );
    }
    await done;
    return JOBS / ((performance.now() - startedAt) / 1_000);
  } finally {
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
    forQueue.disconnect();
    forWorker.disconnect();
  }
}
