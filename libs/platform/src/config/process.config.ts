import { hostname } from 'node:os';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import * as z from 'zod/mini';
import { type OwnIdentity, checkPair, readPrivateKey, readPublicKeys } from './process-keys.js';

/** Environment that every process reads; no other code reads `process.env`. */
const ProcessEnvSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  /** Such as `marking-worker`; names logs, traces and heartbeats. */
  PROCESS_NAME: z.enum(PROCESS_NAMES),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Where `/health/live` and `/health/ready` are served. */
  HEALTH_PORT: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
  HEALTH_HOST: z._default(z.string(), '127.0.0.1'),
  /** Internal port of the figures for Prometheus, `/metrics`; empty serves none. */
  METRICS_PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{0,5}$/)),
      z.transform((port) => (port === '' ? null : Number(port))),
    ),
    null,
  ),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  REDIS_URL: z.url(),
  /** Prefix of every queue key, so that several products can share one Redis. */
  QUEUE_PREFIX: z._default(z.string().check(z.regex(/^[\w-]{1,40}$/)), 'product'),
  /** `1`: exit when the launcher that started this process goes away. */
  PARENT_WATCH: z._default(z.enum(['0', '1']), '0'),
});
export type ProcessConfig = z.output<typeof ProcessEnvSchema> & {
  /** One per replica: host and process id. */
  INSTANCE: string;
};

/**
 * Parses the environment by a schema and lists every wrong name at once. Values are never printed: they may be
 * secrets.
 */
export function parseEnvironment<S extends z.ZodMiniType>(
  schema: S,
  env: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const parsed = z.safeParse(schema, env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((i) => `${i.path.join('.')} (${i.code})`).join(', ');
  throw new Error(`Invalid environment variables: ${wrong}`);
}

export function loadProcessConfig(env: NodeJS.ProcessEnv = process.env): ProcessConfig {
  return { ...parseEnvironment(ProcessEnvSchema, env), INSTANCE: `${hostname()}-${process.pid}` };
}

const KeysEnvSchema = z.object({
  /** This process' own Ed25519 key, which signs its calls; no other process is given it. */
  INTERNAL_KEY: z.string().check(z.minLength(1)),
  /** The other half of every process' key: `name:key` by commas. */
  INTERNAL_PUBLIC_KEYS: z.string().check(z.minLength(1)),
});

/** Identity of this process for others. Throws unless its key matches its published one. */
export function loadOwnIdentity(
  process: OwnIdentity['process'],
  env: NodeJS.ProcessEnv = globalThis.process.env,
): OwnIdentity {
  const { INTERNAL_KEY, INTERNAL_PUBLIC_KEYS } = parseEnvironment(KeysEnvSchema, env);
  const privateKey = readPrivateKey(INTERNAL_KEY);
  const publicKeys = readPublicKeys(INTERNAL_PUBLIC_KEYS, PROCESS_NAMES);
  checkPair(privateKey, publicKeys[process], process);
  return { process, privateKey, publicKeys };
}

const DatabaseEnvSchema = z.object({
  DATABASE_URL: z.url(),
  /** Connections that this process may hold; all processes together stay below the limit of the server or pooler. */
  DATABASE_POOL_MAX: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(2), z.lte(100))),
    ),
    12,
  ),
  /** `1` behind a pooler that lends a connection for one transaction: statements are not prepared then. */
  DATABASE_POOLER: z._default(z.enum(['0', '1']), '0'),
});

/** How a process reaches its database. */
export interface DatabaseAccess {
  url: string;
  poolMax: number;
  isPooled: boolean;
}

/** The service's own database; a process without one (the gateway) never calls this. */
export function loadDatabaseAccess(env: NodeJS.ProcessEnv = process.env): DatabaseAccess {
  const { DATABASE_URL, DATABASE_POOL_MAX, DATABASE_POOLER } = parseEnvironment(DatabaseEnvSchema, env);
  return { url: DATABASE_URL, poolMax: DATABASE_POOL_MAX, isPooled: DATABASE_POOLER === '1' };
}

const ListenEnvSchema = z.object({
  RPC_HOST: z._default(z.string(), '127.0.0.1'),
  RPC_PORT: z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)),
});

/** Where a service listens for calls of the others. */
export function loadListenAddress(env: NodeJS.ProcessEnv = process.env): { host: string; port: number } {
  const e = parseEnvironment(ListenEnvSchema, env);
  return { host: e.RPC_HOST, port: e.RPC_PORT };
}

/** Where a service, or one of its replicas, listens. */
export interface ServiceAddress {
  host: string;
  port: number;
}

const addresses = z.pipe(
  z.string().check(z.regex(/^[\w.-]+:\d{1,5}(,[\w.-]+:\d{1,5})*$/)),
  z.transform((text) =>
    text.split(',').map((each): ServiceAddress => {
      const [host = '', port = ''] = each.split(':');
      return { host, port: Number(port) };
    }),
  ),
);
const AddressEnvSchema = z.object({
  IDENTITY_RPC: addresses,
  ASSESSMENT_RPC: addresses,
  MARKING_RPC: addresses,
  CONTENT_RPC: addresses,
  ANALYTICS_RPC: addresses,
});

/** Where the other services listen: `host:port`, or one for each replica by commas. A name may stand for several. */
export function loadServiceAddresses(env: NodeJS.ProcessEnv = process.env) {
  const e = parseEnvironment(AddressEnvSchema, env);
  return {
    identity: e.IDENTITY_RPC,
    assessment: e.ASSESSMENT_RPC,
    marking: e.MARKING_RPC,
    content: e.CONTENT_RPC,
    analytics: e.ANALYTICS_RPC,
  };
}
