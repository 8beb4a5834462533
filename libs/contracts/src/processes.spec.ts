import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { INTERNAL_CALLS } from './calls.js';
import { ENDPOINTS } from './endpoints.js';
import { ALL_QUEUES } from './queues.js';
import { PROCESSES, PROCESS_NAMES, type ProcessRow, callersOf } from './processes.js';
import { SERVICES } from './services.js';

const rows: readonly ProcessRow[] = PROCESSES;

describe('process table', () => {
  it.each(rows.map((row) => [row.name, row] as const))(
    'lets %s call exactly the services with a call for it',
    (name, row) => {
      const called = SERVICES.filter(
        (service) =>
          (row.serves === 'browser' && ENDPOINTS.some((e) => e.service === service)) ||
          INTERNAL_CALLS.some(
            (call) => call.service === service && call.callers.some((each) => each === name),
          ),
      );
      expect([...row.calls].toSorted()).toEqual(called.toSorted());
    },
  );

  it('assigns every queue to one kind of process', () => {
    expect(rows.flatMap(({ queues }) => queues).toSorted()).toEqual([...ALL_QUEUES].toSorted());
  });

  it('gives the process with untrusted files no callees, no model and no secrets', () => {
    const opening = rows.filter(({ opensFiles }) => opensFiles);
    expect(opening.map(({ name }) => name)).toEqual(['extraction-worker']);
    for (const { asksModel, calls, secrets } of opening)
      expect([asksModel, calls, secrets]).toEqual([false, [], []]);
    for (const service of SERVICES) expect(callersOf(service)).not.toContain('extraction-worker');
  });

  it('names each process once', () => {
    expect(new Set(PROCESS_NAMES).size).toBe(PROCESS_NAMES.length);
  });
});

describe('internal call', () => {
  it('is listed in INTERNAL_CALLS, whichever file declares it', () => {
    const names = globSync('**/*.calls.ts', { cwd: import.meta.dirname }).flatMap((file) =>
      [
        ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
          /^ +name: '([a-z-]+\.[a-z-]+)'/gm,
        ),
      ].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(25);
    const listed = INTERNAL_CALLS.map(({ name }): string => name);
    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('has a unique name and callers outside its own service', () => {
    expect(new Set(INTERNAL_CALLS.map(({ name }) => name)).size).toBe(INTERNAL_CALLS.length);
    for (const { name, service, callers } of INTERNAL_CALLS) {
      expect([name, callers.length > 0]).toEqual([name, true]);
      const own = rows.filter((row) => row.service === service).map((row) => row.name);
      expect([name, callers.filter((caller) => own.includes(caller))]).toEqual([name, []]);
    }
  });
});
