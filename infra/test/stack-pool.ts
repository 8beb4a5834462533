import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames, type ProcessName, type ServiceName } from '../local/process-table.ts';
import { FirstState } from './first-state.ts';
import { startTestStack, type OwnTestStack } from './whole-stack.ts';

/** Settings of single processes on top of those of `startTestStack()`. */
export type ProcessSettings = Partial<Record<ProcessName, Record<string, string>>>;

/** Request of a test file to the pool. */
export type PoolRequest =
  | { ask: 'lease'; settings: ProcessSettings }
  | { ask: 'return'; id: string }
  | { ask: 'log'; id: string }
  | { ask: 'kill'; id: string; process: ProcessName; signal?: NodeJS.Signals }
  | { ask: 'restart-with'; id: string; process: ProcessName; env: Record<string, string> }
  | { ask: 'start' | 'stop' | 'restart'; id: string; process: ProcessName };

/** How a test file reaches its product. */
export interface Lease {
  id: string;
  url: string;
  ports: OwnTestStack['ports'];
  databaseUrls: Record<ServiceName, string>;
  ownerUrls: Record<ServiceName, string>;
  adminDatabaseUrl: string;
  redisUrl: string;
  queuePrefix: string;
  dataDir: string;
}

interface PooledStack {
  stack: OwnTestStack;
  first: FirstState;
  /** Processes that run with settings of a test file. */
  changed: Set<ProcessName>;
}

/** Longer than a retry of a job takes; a product with work for longer is not worth waiting for. */
const QUIET_WITHIN_MS = 20_000;
/** A new product has only its own start to finish, however busy the machine is. */
const STARTED_WITHIN_MS = 120_000;
/** Two looks this far apart see work that moves from a queue to a database between them. */
const LOOK_EVERY_MS = 250;

/**
 * Whole products that outlive the test files: each file leases one and returns it, and it is brought back to its first
 * state for the next file (`infra/decisions/0179-test-files-share-running-products.md`).
 */
class StackPool {
  private readonly idle: PooledStack[] = [];
  private readonly leased = new Map<string, PooledStack>();
  private readonly notes: string[] = [];
  private lastStart: Promise<unknown> = Promise.resolve();
  private started = 0;
  private leases = 0;

  answer(request: PoolRequest): Promise<unknown> {
    if (request.ask === 'lease') return this.lease(request.settings);
    if (request.ask === 'return') return this.takeBack(request.id);
    const pooled = this.find(request.id);
    const { processes } = pooled.stack;
    if (request.ask === 'restart-with') return change(pooled, { [request.process]: request.env });
    if (request.ask === 'log')
      return Promise.resolve(Object.values(processes).flatMap((process) => process.logs));
    const process = processes[request.process];
    return request.ask === 'kill' ? process.kill(request.signal) : process[request.ask]();
  }

  /** @returns what it counted, if it had anything to do */
  async close(): Promise<string> {
    await Promise.all([...this.idle, ...this.leased.values()].map(end));
    if (this.leases === 0) return '';
    const counted = `Products shared by test files: ${this.leases} leases of ${this.started}`;
    return [counted, ...this.notes].join('\n  thrown away: ');
  }

  private async lease(settings: ProcessSettings): Promise<Lease> {
    const pooled = this.idle.pop() ?? (await this.start());
    const { stack } = pooled;
    try {
      await change(pooled, settings);
    } catch (error) {
      await end(pooled);
      throw error;
    }
    this.leases += 1;
    const id = String(this.leases);
    this.leased.set(id, pooled);
    // The lines of this file alone.
    for (const process of Object.values(stack.processes)) process.logs.length = 0;
    const { url, ports, adminDatabaseUrl, redisUrl, queuePrefix, dataDir } = stack;
    const databaseUrls = addressesBy(stack.databaseUrl);
    const ownerUrls = addressesBy(stack.ownerUrl);
    return { id, url, ports, databaseUrls, ownerUrls, adminDatabaseUrl, redisUrl, queuePrefix, dataDir };
  }

  private async takeBack(id: string): Promise<void> {
    const pooled = this.find(id);
    this.leased.delete(id);
    try {
      const { processes } = pooled.stack;
      await changeBack(pooled);
      await untilQuiet(pooled);
      await pooled.first.restore(Object.values(processes).flatMap(({ pid }) => pid ?? []));
      this.idle.push(pooled);
    } catch (error) {
      this.notes.push(String(error));
      await end(pooled);
    }
  }

  /** One at a time: ports that one has found free are taken when it has started. */
  private start(): Promise<PooledStack> {
    const started = this.lastStart.then(() => this.open());
    this.lastStart = started.catch(() => undefined);
    return started;
  }

  private async open(): Promise<PooledStack> {
    const stack = await startTestStack();
    this.started += 1;
    const pooled: PooledStack = { stack, first: new FirstState(stack), changed: new Set() };
    try {
      await pooled.first.connect();
      await untilQuiet(pooled, STARTED_WITHIN_MS);
      await pooled.first.keep();
      return pooled;
    } catch (error) {
      await end(pooled);
      throw error;
    }
  }

  private find(id: string): PooledStack {
    const pooled = this.leased.get(id);
    if (!pooled) throw new Error(`No test file has a product ${id}.`);
    return pooled;
  }
}

const addressesBy = (addressOf: (service: ServiceName) => string) =>
  Object.fromEntries(serviceNames.map((service) => [service, addressOf(service)])) as Lease['ownerUrls'];

/** Restarts the named processes with these settings. */
async function change({ stack, changed }: PooledStack, settings: ProcessSettings): Promise<void> {
  const named = Object.entries(settings) as [ProcessName, Record<string, string>][];
  for (const [name] of named) changed.add(name);
  await Promise.all(named.map(([name, env]) => stack.restartWith(name, env)));
}

async function changeBack({ stack, changed }: PooledStack): Promise<void> {
  await Promise.all([...changed].map((name) => stack.restartWith(name, {})));
  changed.clear();
}

async function end({ stack, first }: PooledStack): Promise<void> {
  await first.close();
  await stack.stop();
}

/** @throws with what the product still does */
async function untilQuiet({ stack, first }: PooledStack, withinMs = QUIET_WITHIN_MS): Promise<void> {
  const deadline = Date.now() + withinMs;
  let work: string | null = 'not looked at yet';
  for (let quietLooks = 0; quietLooks < 2; quietLooks = work ? 0 : quietLooks + 1) {
    if (work && Date.now() > deadline) throw new Error(work);
    await sleep(LOOK_EVERY_MS);
    work = (await first.findWork()) ?? (await findUnready(stack));
  }
}

async function findUnready(stack: OwnTestStack): Promise<string | null> {
  const processes = Object.values(stack.processes);
  const ready = await Promise.all(processes.map((process) => process.isReady()));
  const unready = processes.find((_, i) => !ready[i]);
  return unready ? `${unready.name} is not ready` : null;
}

const pool = new StackPool();
const server = http.createServer((request, response) => {
  const answer = async () => pool.answer((await json(request)) as PoolRequest);
  answer().then(
    (found) => response.end(JSON.stringify(found ?? null)),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
// The end of its input is the end of the test run, in order or not.
process.stdin.resume().once('end', async () => {
  server.close();
  process.stdout.write(`${await pool.close()}\n`);
  process.exit();
});
