import path from 'node:path';
import {
  type ProcessName,
  ALLOCATOR_SETTINGS,
  NODE_OPTIONS,
  getProcess,
  programOf,
} from '@sumfox/contracts/processes.ts';
import { type ServiceName, SERVICES } from '@sumfox/contracts/services.ts';
import { type WrittenKeyPair, writePublicKeys } from '@sumfox/platform/config/process-keys.ts';
import type { ProcessDefinition } from './node-program.ts';
import { repoRoot } from './paths.ts';

export { PROCESS_NAMES as processNames, type ProcessName } from '@sumfox/contracts/processes.ts';
export { SERVICES as serviceNames, type ServiceName } from '@sumfox/contracts/services.ts';

/** Settings that all processes of one run share. */
export interface RunSettings {
  nodeEnv: string;
  redisUrl: string;
  queuePrefix: string;
  databaseUrl(service: ServiceName): string;
  internalKeys: Readonly<Record<ProcessName, WrittenKeyPair>>;
  sessionSecret: string;
  accountSecret: string;
  /** Where the browser comes in. */
  host: string;
  port: number;
  /** One for each replica. */
  rpcPorts: Record<ServiceName, number[]>;
  healthPorts: Record<ProcessName, number[]>;
  /** Connections to its database that one process may hold. */
  databasePool: number;
  /** Spans go to files here when there is no collector. */
  traceDir: string;
  /** Where Node keeps compiled code between starts. */
  compileCacheDir: string;
  /** The environment from outside; it wins over the defaults, not over addresses and secrets. */
  outside: Record<string, string>;
}

/** Settings of the launcher itself, and of npm, that no process of the product should see. */
const NOT_PASSED_ON = /^(npm_|DATABASE_|REDIS_URL$|REPLICAS$|TEST_|INIT_CWD$)/;

/** The key, the address and the budget of the model. */
const OF_THE_MODEL = /^(OPENAI|AI)_/;

/** The mail server; its address contains a password. */
const OF_THE_MAIL = /^(SMTP_URL|MAIL_FROM)$/;

/** How a replica is called in the log and among the processes of a run: `marking-worker`, `marking-worker.2`. */
export const nameReplica = (name: ProcessName, replica: number): string =>
  replica === 0 ? name : `${name}.${replica + 1}`;

/** Defines one replica of a process, the first is 0, with its whole environment. */
export function defineProcess(name: ProcessName, settings: RunSettings, replica = 0): ProcessDefinition {
  const row = getProcess(name);
  const { outside } = settings;
  const healthPort = settings.healthPorts[name][replica];
  const env: Record<string, string> = {
    DEMO_MODE: '1',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${settings.port}`,
    // The lines go through the launcher, which paints them itself.
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: settings.compileCacheDir,
    ...ALLOCATOR_SETTINGS,
    ...(outside.OTEL_EXPORTER_OTLP_ENDPOINT ? {} : { TRACE_DIR: settings.traceDir }),
    ...Object.fromEntries(Object.entries(outside).filter(([key]) => !NOT_PASSED_ON.test(key))),
    NODE_ENV: settings.nodeEnv,
    PROCESS_NAME: name,
    PARENT_WATCH: '1',
    REDIS_URL: settings.redisUrl,
    QUEUE_PREFIX: settings.queuePrefix,
    HEALTH_PORT: String(healthPort),
    INTERNAL_KEY: settings.internalKeys[name].privateKey,
    INTERNAL_PUBLIC_KEYS: writePublicKeys(settings.internalKeys),
  };
  for (const service of SERVICES)
    env[`${service.toUpperCase()}_RPC`] = settings.rpcPorts[service]
      .map((port) => `127.0.0.1:${port}`)
      .join(',');
  if (row.service) {
    env.DATABASE_URL = settings.databaseUrl(row.service);
    env.DATABASE_POOL_MAX = String(settings.databasePool);
    env.DATABASE_POOLER = outside.DATABASE_POOLER ?? '0';
  }
  if (row.service && row.serves === 'rpc') {
    env.RPC_HOST = '127.0.0.1';
    env.RPC_PORT = String(settings.rpcPorts[row.service][replica]);
  }
  if (row.serves === 'browser') {
    env.HOST = settings.host;
    env.PORT = String(settings.port);
    env.SHARE_PORT = settings.healthPorts[name].length > 1 ? '1' : '0';
    env.STATIC_DIR = path.resolve(repoRoot, outside.STATIC_DIR ?? 'frontend/dist');
  }
  if (!row.asksModel)
    for (const key of Object.keys(env).filter((each) => OF_THE_MODEL.test(each))) delete env[key];
  if (!row.sendsMail)
    for (const key of Object.keys(env).filter((each) => OF_THE_MAIL.test(each))) delete env[key];
  // This secret can create sessions, so only the processes that create and read them get it.
  delete env.SESSION_SECRET;
  if (name === 'gateway') env.SESSION_SECRET = settings.sessionSecret;
  delete env.ACCOUNT_SECRET;
  if (name === 'identity') env.ACCOUNT_SECRET = settings.accountSecret;
  return {
    name: nameReplica(name, replica),
    args: [...NODE_OPTIONS, programOf(name)],
    env,
    readyUrl: `http://127.0.0.1:${healthPort}/health/ready`,
    liveUrl: `http://127.0.0.1:${healthPort}/health/live`,
    hasReplicas: settings.healthPorts[name].length > 1,
  };
}
