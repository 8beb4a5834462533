import { findRecordedPid } from '../local/run-record.ts';
import { processNames, type ProcessName } from '../local/process-table.ts';
import type { Lease, PoolRequest, ProcessSettings } from './stack-pool.ts';
import { openTools, type TestProcess, type TestStack } from './whole-stack.ts';

/**
 * The whole product, all of it with the settings of `startTestStack()`, on which other test files have been and will be:
 * its rows and queues are those of a new one. Its processes may be killed, and run again when the file ends.
 * @param settings of single processes, which are restarted with these on top, and again when the file ends
 */
export async function leaseTestStack(settings: ProcessSettings = {}): Promise<TestStack> {
  const { TEST_BUILD_ERROR } = process.env;
  if (TEST_BUILD_ERROR) throw new Error(TEST_BUILD_ERROR);
  const { id, databaseUrls, ownerUrls, ...places } = await ask<Lease>({ ask: 'lease', settings });
  const stack = {
    ...places,
    databaseUrl: (service: keyof Lease['databaseUrls']) => databaseUrls[service],
    ownerUrl: (service: keyof Lease['ownerUrls']) => ownerUrls[service],
    processes: Object.fromEntries(
      processNames.map((name) => [name, toProcess(id, name, places.dataDir)]),
    ) as TestStack['processes'],
    restartWith: (process: ProcessName, env: Record<string, string>) =>
      ask({ ask: 'restart-with', id, process, env }),
  };
  return {
    ...stack,
    ...openTools(
      stack,
      () => ask<string[]>({ ask: 'log', id }),
      () => ask({ ask: 'return', id }),
    ),
  };
}

function toProcess(id: string, name: ProcessName, dataDir: string): TestProcess {
  return {
    name,
    get pid() {
      return findRecordedPid(dataDir, name);
    },
    kill: (signal) => ask({ ask: 'kill', id, process: name, signal }),
    start: () => ask({ ask: 'start', id, process: name }),
    stop: () => ask({ ask: 'stop', id, process: name }),
    restart: () => ask({ ask: 'restart', id, process: name }),
  };
}

async function ask<Answer = void>(request: PoolRequest): Promise<Answer> {
  const { TEST_STACK_POOL } = process.env;
  if (!TEST_STACK_POOL)
    throw new Error('Products are shared by the integration tests: name the file *.int.spec.ts.');
  const response = await fetch(TEST_STACK_POOL, { method: 'POST', body: JSON.stringify(request) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}
