import path from 'node:path';
import type { ProcessDefinition } from './managed-process.ts';
import { repoRoot } from './paths.ts';

/** The services, each with a database of its own. */
export const serviceNames = ['identity', 'assessment', 'marking', 'content', 'analytics'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One kind of process of the product. */
interface ProcessRow {
  name: string;
  /** The built file, from the checkout. */
  entry: string;
  /** Whose database it uses; the gateway has none. */
  service: ServiceName | null;
  /** What the process takes part in besides its database and the queues. */
  serves: 'rpc' | 'browser' | 'queue';
}

const rows = [
  { name: 'identity', entry: 'services/identity/dist/main.js', service: 'identity', serves: 'rpc' },
  { name: 'assessment', entry: 'services/assessment/dist/main.js', service: 'assessment', serves: 'rpc' },
  { name: 'marking', entry: 'services/marking/dist/main.js', service: 'marking', serves: 'rpc' },
  { name: 'content', entry: 'services/content/dist/main.js', service: 'content', serves: 'rpc' },
  { name: 'analytics', entry: 'services/analytics/dist/main.js', service: 'analytics', serves: 'rpc' },
  { name: 'marking-worker', entry: 'services/marking/dist/worker.js', service: 'marking', serves: 'queue' },
  {
    name: 'pregeneration-worker',
    entry: 'services/content/dist/worker.js',
    service: 'content',
    serves: 'queue',
  },
  {
    name: 'extraction-worker',
    entry: 'services/content/dist/extraction-worker.js',
    service: 'content',
    serves: 'queue',
  },
  { name: 'gateway', entry: 'gateway/dist/main.js', service: null, serves: 'browser' },
] as const satisfies readonly ProcessRow[];

export type ProcessName = (typeof rows)[number]['name'];

/** Every process of the product, in the order of their labels in the log. */
export const processNames: readonly ProcessName[] = rows.map((row) => row.name);

/** What all processes of one run share. */
export interface RunSettings {
  nodeEnv: string;
  redisUrl: string;
  queuePrefix: string;
  databaseUrl(service: ServiceName): string;
  internalTokenSecret: string;
  sessionSecret: string;
  /** Where the browser comes in. */
  host: string;
  port: number;
  rpcPorts: Record<ServiceName, number>;
  healthPorts: Record<ProcessName, number>;
  /** Spans go to files here when there is no collector. */
  traceDir: string;
  /** Where Node keeps compiled code between starts. */
  compileCacheDir: string;
  /** The environment from outside; it wins over the defaults, not over addresses and secrets. */
  outside: Record<string, string>;
}

/** Settings of the launcher itself, and of npm, that no process of the product should see. */
const NOT_PASSED_ON = /^(npm_|DATABASE_|REDIS_URL$|TEST_|INIT_CWD$)/;

/** The key, the address and the budget of the model. */
const OF_THE_MODEL = /^(OPENAI|AI)_/;
/** The services that ask one. */
const ASKING: readonly (ServiceName | null)[] = ['assessment', 'marking', 'content'];

/** What to run for one name, with its whole environment. */
export function defineProcess(name: ProcessName, settings: RunSettings): ProcessDefinition {
  const row: ProcessRow | undefined = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`There is no process called ${name}.`);
  const { outside } = settings;
  const healthPort = settings.healthPorts[name];
  const env: Record<string, string> = {
    DEMO_MODE: '1',
    LOG_LEVEL: 'info',
    // The lines go through the launcher, which paints them itself.
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: settings.compileCacheDir,
    ...(outside.OTEL_EXPORTER_OTLP_ENDPOINT ? {} : { TRACE_DIR: settings.traceDir }),
    ...Object.fromEntries(Object.entries(outside).filter(([key]) => !NOT_PASSED_ON.test(key))),
    NODE_ENV: settings.nodeEnv,
    PROCESS_NAME: name,
    PARENT_WATCH: '1',
    REDIS_URL: settings.redisUrl,
    QUEUE_PREFIX: settings.queuePrefix,
    HEALTH_PORT: String(healthPort),
    INTERNAL_TOKEN_SECRET: settings.internalTokenSecret,
  };
  for (const service of serviceNames)
    env[`${service.toUpperCase()}_RPC`] = `127.0.0.1:${settings.rpcPorts[service]}`;
  if (row.service) env.DATABASE_URL = settings.databaseUrl(row.service);
  if (row.service && row.serves === 'rpc') {
    env.RPC_HOST = '127.0.0.1';
    env.RPC_PORT = String(settings.rpcPorts[row.service]);
  }
  if (row.serves === 'browser') {
    env.HOST = settings.host;
    env.PORT = String(settings.port);
    env.STATIC_DIR = path.resolve(repoRoot, outside.STATIC_DIR ?? 'frontend/dist');
  }
  if (!ASKING.includes(row.service))
    for (const key of Object.keys(env).filter((each) => OF_THE_MODEL.test(each))) delete env[key];
  // Whoever has this secret can make sessions: only the two that make and read them are given it.
  delete env.SESSION_SECRET;
  if (name === 'gateway') env.SESSION_SECRET = settings.sessionSecret;
  return {
    name,
    args: ['--enable-source-maps', '--import', '@sumfox/platform/tracing/register', row.entry],
    env,
    readyUrl: `http://127.0.0.1:${healthPort}/health/ready`,
  };
}
