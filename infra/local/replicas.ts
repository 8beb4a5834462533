import { OperatorError } from './operator-error.ts';
import { processNames, type ProcessName } from './process-table.ts';

/** How many of each process run. */
export type Replicas = Readonly<Record<ProcessName, number>>;

const MAX_REPLICAS = 16;
const SYNTAX = 'write REPLICAS as in REPLICAS="assessment=2,marking-worker=4"';

/** Reads REPLICAS; what it does not name runs once. @throws OperatorError when it cannot be read */
export function readReplicas(text = ''): Replicas {
  const replicas = Object.fromEntries(processNames.map((name) => [name, 1])) as Record<ProcessName, number>;
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, word = '', count = ''] = /^\s*([a-z-]+)\s*=\s*(\d+)\s*$/.exec(part) ?? [];
    const name = processNames.find((each) => each === word);
    if (!name) throw new OperatorError(`REPLICAS names no process in "${part}": ${SYNTAX}.`);
    const wanted = Number(count);
    if (wanted < 1 || wanted > MAX_REPLICAS)
      throw new OperatorError(`REPLICAS asks for ${count} of ${name}: choose 1 to ${MAX_REPLICAS}.`);
    replicas[name] = wanted;
  }
  return replicas;
}

/** Connections that migrations, backups and operators keep free. */
const RESERVED_CONNECTIONS = 40;
const MAX_POOL = 12;
/** Below this a process answers calls one after the other. */
const MIN_POOL = 3;

/** Connections that one process may hold, so that all replicas together stay below the server's limit. */
export function choosePoolSize(maxConnections: number, processesWithDatabase: number): number {
  const share = Math.floor((maxConnections - RESERVED_CONNECTIONS) / Math.max(1, processesWithDatabase));
  return Math.min(MAX_POOL, Math.max(MIN_POOL, share));
}
