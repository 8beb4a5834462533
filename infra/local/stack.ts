import fs from 'node:fs';
import path from 'node:path';
import { getProcess } from '@sumfox/contracts/processes.ts';
import { erasureJournalOf, rejectUnfinishedRestore } from './backup/places.ts';
import { openDatabases, readMaxConnections } from './databases.ts';
import { startFakeModelProcess } from './fake-model.ts';
import { renderLogLine } from './log-line.ts';
import { ManagedProcess, type ProcessHooks, type Program } from './managed-process.ts';
import { toProgram } from './node-program.ts';
import { runMigrations } from './migration-run.ts';
import { OperatorError } from './operator-error.ts';
import { cacheDir } from './paths.ts';
import { findFreePorts, isPortFree } from './ports.ts';
import {
  defineProcess,
  processNames,
  serviceNames,
  type ProcessName,
  type RunSettings,
  type ServiceName,
} from './process-table.ts';
import { choosePoolSize, readReplicas, type Replicas } from './replicas.ts';
import { RunRecord } from './run-record.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { startServers, type ServerName } from './servers.ts';
import type { WatchLimits } from './hang.rules.ts';

export interface StackOptions {
  /** Everything that must outlive a restart; made when missing. */
  dataDir: string;
  /** Where the browser comes in; 0 takes a free port. */
  port: number;
  /** Comes on top of this process's environment. An empty value counts as unset. */
  env?: Record<string, string>;
  /** False: nothing is synced to disk, for temporary runs. */
  persistent: boolean;
  /** Takes each line of every process, already labelled and readable. */
  log(line: string): void;
  /** Says what is happening while the stack comes up. */
  onProgress?(text: string): void;
  /** Default: all of them. */
  processes?: readonly ProcessName[];
  /** In front of the names of databases and roles, for several stacks on one server. */
  databasePrefix?: string;
  /** True: a process or a server that ends unasked or hangs is started again. */
  supervise?: boolean;
  /** When a process or a server that does not answer counts as hung. Default: `WATCH_LIMITS`. */
  watch?: WatchLimits;
  colours?: boolean;
  /** True: a model that only pretends is started with the rest, and asked instead of a real one. */
  fakeModel?: boolean;
  /** Runs once it is certain that the stack can start here, before anything is started: the build. */
  prepare?(): Promise<void>;
  /** Aborting stops a start in progress; afterwards it has no effect. */
  signal?: AbortSignal;
}

export interface Stack {
  /** Where the browser comes in. */
  url: string;
  ports: { gateway: number; rpc: Record<ServiceName, number[]>; health: Record<ProcessName, number[]> };
  /** As the service itself signs in: to its rows. */
  databaseUrl(service: ServiceName): string;
  /** As the migrations sign in: to the tables. */
  ownerUrl(service: ServiceName): string;
  adminDatabaseUrl: string;
  redisUrl: string;
  queuePrefix: string;
  dataDir: string;
  /** The first replica of each process. Only those that were asked for are there. */
  processes: Record<ProcessName, ManagedProcess>;
  /** All of them; `REPLICAS` says how many there are. */
  replicas: Record<ProcessName, ManagedProcess[]>;
  /** Those of our own; a server that was named from outside is not among them. */
  servers: Partial<Record<ServerName, ManagedProcess>>;
  /** Restarts all replicas of a process with settings on top of the stack's; none returns it to those. An empty value counts as unset. */
  restartWith(name: ProcessName, env: Record<string, string>): Promise<void>;
  /** Stops everything that was started, the gateway first. Repeatable. */
  stop(): Promise<void>;
  /** Ends everything at once; work in hand is taken up by the next start. */
  forceStop(): void;
}

/**
 * Starts the whole product, or a part of it, on this machine and resolves when every process passes its health check.
 * If a step fails, everything started is stopped. @throws OperatorError for faults that the operator can fix: a busy
 * port, no Redis, a folder in use
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const opened = new OpenedParts();
  const abort = () => void opened.close();
  options.signal?.addEventListener('abort', abort);
  try {
    return await open(options, opened);
  } catch (error) {
    await opened.close();
    throw error;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
}

/** Running parts in start order; they stop in reverse order. */
class OpenedParts {
  private readonly closers: (() => Promise<void> | void)[] = [];
  private closing: Promise<void> | null = null;

  /** A part that is opened while the others are being closed is closed with them. */
  add(close: () => Promise<void> | void): void {
    this.closers.unshift(close);
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    // Parts added after the first round are closed by the next call.
    if (this.closers.length > 0) this.closing = this.closing.then(() => this.closeAll());
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    for (let close = this.closers.shift(); close; close = this.closers.shift()) await close();
  }
}

async function open(options: StackOptions, opened: OpenedParts): Promise<Stack> {
  const outside = mergeEnvironment(options.env);
  const progress = options.onProgress ?? (() => {});
  const record = await claimDataDir(options, outside, opened);
  const host = outside.HOST ?? '127.0.0.1';
  await rejectTakenPort(options.port, host);
  await options.prepare?.();
  options.signal?.throwIfAborted();
  if (options.fakeModel) {
    const model = await startFakeModelProcess();
    opened.add(() => model.stop());
    Object.assign(outside, model.env);
  }

  const secrets = loadSecrets(options.dataDir, serviceNames);
  const hooks: Hooks = {
    onLine: makeLog(options),
    supervise: options.supervise ?? false,
    watch: options.watch,
    record,
  };
  const data = await openData(options, outside, secrets, hooks, opened);

  const replicas = readReplicas(outside.REPLICAS);
  const names = options.processes ?? processNames;
  const ports = await choosePorts(options.port, replicas);
  const settings = toRunSettings({
    outside,
    secrets,
    data,
    ports,
    host,
    databasePool: choosePoolSize(data.maxConnections, countWithDatabase(names, replicas)),
    traceDir: path.join(options.dataDir, 'traces'),
  });
  const started = names.map((name) => [name, defineReplicas(settings, name, hooks)] as const);
  const all = started.flatMap(([, list]) => list);
  opened.add(() => stopInOrder(all));
  await startAll(all, progress);
  const running = Object.fromEntries(started) as Stack['replicas'];
  const url = `http://localhost:${ports.gateway}`;
  record.setUrl(url);
  const { maxConnections: _, ...servers } = data;
  return {
    ...servers,
    url,
    ports,
    queuePrefix: settings.queuePrefix,
    dataDir: options.dataDir,
    processes: Object.fromEntries(started.map(([name, [first]]) => [name, first])) as Stack['processes'],
    replicas: running,
    restartWith: async (name, env) => {
      for (const [place, one] of running[name].entries())
        await one.restart(defineWith(settings, name, place, env));
    },
    stop: () => opened.close(),
    forceStop: () => record.killAll(),
  };
}

function countWithDatabase(names: readonly ProcessName[], replicas: Replicas): number {
  const withDatabase = names.filter((name) => getProcess(name).service !== null);
  return withDatabase.reduce((sum, name) => sum + replicas[name], 0);
}

interface RunParts extends Pick<RunSettings, 'outside' | 'host' | 'databasePool' | 'traceDir'> {
  secrets: Secrets;
  data: OpenData;
  ports: Stack['ports'];
}

function toRunSettings({ secrets, data, ports, ...parts }: RunParts): RunSettings {
  const { outside } = parts;
  return {
    ...parts,
    nodeEnv: outside.NODE_ENV ?? 'development',
    redisUrl: data.redisUrl,
    queuePrefix: outside.QUEUE_PREFIX ?? 'product',
    databaseUrl: data.databaseUrl,
    internalKeys: secrets.internalKeys,
    sessionSecret: outside.SESSION_SECRET ?? secrets.sessionSecret,
    accountSecret: outside.ACCOUNT_SECRET ?? secrets.accountSecret,
    port: ports.gateway,
    rpcPorts: ports.rpc,
    healthPorts: ports.health,
    compileCacheDir: path.join(cacheDir, 'compiled'),
  };
}

function defineReplicas(settings: RunSettings, name: ProcessName, hooks: Hooks): ManagedProcess[] {
  return settings.healthPorts[name].map(
    (_, place) => new ManagedProcess(defineWith(settings, name, place), hooks),
  );
}

/** The program of a replica of a process, with settings on top of those of its run. */
function defineWith(
  settings: RunSettings,
  name: ProcessName,
  place: number,
  env: Record<string, string> = {},
): Program {
  const { redisUrl, outside } = settings;
  return toProgram(
    defineProcess(
      name,
      { ...settings, redisUrl: env.REDIS_URL ?? redisUrl, outside: mergeEnvironment(env, outside) },
      place,
    ),
  );
}

function makeLog(options: StackOptions): Hooks['onLine'] {
  const style = {
    colours: options.colours ?? false,
    labelWidth: Math.max(...processNames.map((name) => name.length)),
  };
  return (name, line) => options.log(renderLogLine(name, line, style));
}

/** Takes the data folder for this run alone, and ends what an earlier run left behind in it. */
async function claimDataDir(
  options: StackOptions,
  outside: Record<string, string>,
  opened: OpenedParts,
): Promise<RunRecord> {
  makeDataDir(options.dataDir);
  const record = new RunRecord(options.dataDir);
  const ended = await record.claim();
  opened.add(() => record.release());
  rejectUnfinishedRestore(options.dataDir);
  outside.ERASURE_JOURNAL_DIR = erasureJournalOf(outside, options.dataDir);
  if (ended.length > 0) options.onProgress?.(`Ended what an earlier run left behind: ${ended.join(', ')}`);
  return record;
}

async function rejectTakenPort(port: number, host: string): Promise<void> {
  if (port !== 0 && !(await isPortFree(port, host))) {
    throw new OperatorError(
      `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
    );
  }
}

type Hooks = ProcessHooks & { record: RunRecord };

type OpenData = Pick<Stack, 'databaseUrl' | 'ownerUrl' | 'adminDatabaseUrl' | 'redisUrl' | 'servers'> & {
  maxConnections: number;
};

/** PostgreSQL with every database up to date, and Redis. */
async function openData(
  options: StackOptions,
  outside: Record<string, string>,
  secrets: Secrets,
  hooks: Hooks,
  opened: OpenedParts,
): Promise<OpenData> {
  options.onProgress?.('Starting PostgreSQL and Redis');
  const { postgres, redis, servers } = await startServers(options, outside, secrets, {
    ...hooks,
    onOpened: (close) => opened.add(close),
  });
  options.signal?.throwIfAborted();

  options.onProgress?.('Bringing the databases up to date');
  const { databaseUrl, ownerUrl } = await openDatabases(
    { adminUrl: postgres.adminUrl, isOwn: servers.postgres !== undefined },
    options.databasePrefix ?? outside.DATABASE_PREFIX ?? '',
    secrets,
    outside.DATABASE_SERVER,
  );
  await runMigrations(ownerUrl, outside, (line) => hooks.onLine('migrations', line));
  options.signal?.throwIfAborted();
  const maxConnections = await readMaxConnections(postgres.adminUrl);
  return {
    databaseUrl,
    ownerUrl,
    adminDatabaseUrl: postgres.adminUrl,
    redisUrl: redis.url,
    servers,
    maxConnections,
  };
}

function mergeEnvironment(
  extra: Record<string, string> = {},
  base: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  const merged = Object.entries({ ...base, ...extra });
  return Object.fromEntries(
    merged.filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

function makeDataDir(dataDir: string): void {
  try {
    // Others may pass through the folder: PostgreSQL runs under its own account when the launcher is root.
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (error) {
    if (
      !['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
    )
      throw error;
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written by this user: choose another with DATA_DIR.`,
    );
  }
}

async function choosePorts(gatewayPort: number, replicas: Replicas): Promise<Stack['ports']> {
  const count = (names: readonly ProcessName[]) => names.reduce((sum, name) => sum + replicas[name], 0);
  const free = await findFreePorts(1 + count(serviceNames) + count(processNames));
  const take = () => {
    const port = free.pop();
    if (port === undefined) throw new Error('Fewer ports were found than asked for.');
    return port;
  };
  const takeForEach = <Name extends ProcessName>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, Array.from({ length: replicas[name] }, take)])) as Record<
      Name,
      number[]
    >;
  return {
    gateway: gatewayPort || take(),
    rpc: takeForEach(serviceNames),
    health: takeForEach(processNames),
  };
}

async function startAll(processes: ManagedProcess[], progress: (text: string) => void): Promise<void> {
  let ready = 0;
  progress(`Starting ${processes.length} processes`);
  await Promise.all(
    processes.map(async (one) => {
      await one.start();
      ready += 1;
      progress(`${one.name} is ready (${ready} of ${processes.length})`);
    }),
  );
}

/** The gateway first, so that requests in flight still find their services. Clients are not waited for: all of it stops. */
async function stopInOrder(processes: ManagedProcess[]): Promise<void> {
  const isGateway = ({ name }: ManagedProcess) => /^gateway(\.\d+)?$/.test(name);
  await Promise.all(processes.filter(isGateway).map((one) => one.stop('SIGINT')));
  await Promise.all(processes.filter((one) => !isGateway(one)).map((one) => one.stop('SIGINT')));
}
