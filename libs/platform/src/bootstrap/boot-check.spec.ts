import { describe, expect, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { type Endpoint, type InternalCall, endpointKey } from '@sumfox/contracts/endpoint';
import type { EventDefinition } from '@sumfox/contracts/messages/event';
import type { JobDefinition } from '@sumfox/contracts/messages/jobs';
import * as z from 'zod/mini';
import { HandlesEvent } from '../messaging/event-handler.js';
import { HandlesRecurringJob } from '../messaging/recurring-job.js';
import { HandlesJob } from '../messaging/job-handler.js';
import { Answered, Handles, HandlesCall } from '../rpc/handles.decorator.js';
import {
  type OwedContract,
  checkHandlers,
  checkProcess,
  checkRecurringJobs,
  listOwed,
} from './boot-check.js';
import { HandlerRegistry } from '../handlers/handler-registry.js';

const ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/api/papers',
  service: 'assessment',
  roles: 'public',
  objectRule: 'open',
  summary: 'Lists papers.',
  response: z.strictObject({}),
};
/** Answered without asking a service, as in the gateway. */
const OWN: Endpoint = { ...ENDPOINT, path: '/api/session', service: 'gateway' };
const CALL: InternalCall = {
  name: 'assessment.get-paper',
  service: 'assessment',
  callers: ['marking'],
  input: z.strictObject({}),
  output: z.strictObject({}),
};
const EVENT: EventDefinition = {
  name: 'paper.sent',
  version: 1,
  data: z.strictObject({}),
  subscribers: ['assessment'],
};
const JOB: JobDefinition = {
  name: 'send-paper',
  queue: 'marking',
  data: z.strictObject({}),
  attempts: 1,
  backoffMs: 1,
};
const OWED: readonly OwedContract[] = [
  { kind: 'endpoint', name: endpointKey(ENDPOINT), contract: ENDPOINT },
  { kind: 'endpoint', name: endpointKey(OWN), contract: OWN },
  { kind: 'call', name: CALL.name, contract: CALL },
  { kind: 'event', name: EVENT.name, contract: EVENT },
  { kind: 'job', name: JOB.name, contract: JOB },
];

class Handler {
  async answer(): Promise<object> {
    return {};
  }
  async apply(): Promise<void> {}
  async perform(): Promise<void> {}
}

/** A class that handles one contract, decorated as a feature does it. */
function buildHandler(kind: OwedContract['kind'], name: string, contract: object): Type {
  class Own extends Handler {
    override async answer(): Promise<object> {
      return {};
    }
  }
  Object.defineProperty(Own, 'name', { value: name });
  const answer = Object.getOwnPropertyDescriptor(Own.prototype, 'answer') ?? {};
  if (contract === OWN) Answered(OWN)(Own.prototype, 'answer', answer);
  else if (kind === 'endpoint') Handles(contract as Endpoint)(Own.prototype, 'answer', answer);
  if (kind === 'call') HandlesCall(contract as InternalCall)(Own.prototype, 'answer', answer);
  if (kind === 'event') HandlesEvent(contract as EventDefinition)(Own);
  if (kind === 'job') HandlesJob(contract as JobDefinition)(Own);
  if (contract === ENDPOINT || kind === 'call') Controller()(Own);
  return Own;
}

const isMethod = ({ kind }: OwedContract) => kind === 'endpoint' || kind === 'call';
const isController = (owed: OwedContract) => isMethod(owed) && owed.contract !== OWN;
const build = (owed: OwedContract, suffix = '') =>
  [owed, buildHandler(owed.kind, `${owed.kind}Handler${suffix}`, owed.contract)] as const;

async function discover(handlers: ReadonlyArray<readonly [OwedContract, Type]>): Promise<HandlerRegistry> {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    controllers: handlers.filter(([owed]) => isController(owed)).map(([, type]) => type),
    providers: [HandlerRegistry, ...handlers.filter(([owed]) => !isController(owed)).map(([, type]) => type)],
  }).compile();
  return module.get(HandlerRegistry);
}

const CASES = OWED.map((owed) => [owed.contract === OWN ? 'own endpoint' : owed.kind, owed] as const);

describe('checkHandlers', () => {
  it('accepts one handler for each contract', async () => {
    const registry = await discover(OWED.map((owed) => build(owed)));
    expect(() => checkHandlers(OWED, registry.list())).not.toThrow();
  });

  it.each(CASES)('names an %s without a handler', async (_what, missing) => {
    const registry = await discover(OWED.filter((owed) => owed !== missing).map((owed) => build(owed)));
    expect(() => checkHandlers(OWED, registry.list())).toThrow(
      new Error(`no handler for ${missing.kind} ${missing.name}`),
    );
  });

  it.each(CASES)('names an %s with two handlers', async (_what, doubled) => {
    const { kind } = doubled;
    const registry = await discover([...OWED.map((owed) => build(owed)), build(doubled, 'Too')]);
    const method = isMethod(doubled) ? '.answer' : '';
    expect(() => checkHandlers(OWED, registry.list())).toThrow(
      new Error(
        `several handlers for ${kind} ${doubled.name}: ${kind}Handler${method}, ${kind}HandlerToo${method}`,
      ),
    );
  });

  it.each(CASES)('names the handler of an %s that belongs to another process', async (_what, unknown) => {
    const { kind } = unknown;
    const registry = await discover(OWED.map((owed) => build(owed)));
    const owed = OWED.filter((each) => each !== unknown);
    const method = isMethod(unknown) ? '.answer' : '';
    expect(() => checkHandlers(owed, registry.list())).toThrow(
      new Error(
        `${kind}Handler${method} handles ${kind} ${unknown.name}, which is not listed for this process`,
      ),
    );
  });
});

describe('HandlerRegistry', () => {
  it('routes events and jobs to the instances that Nest built', async () => {
    const registry = await discover(OWED.map((owed) => build(owed)));
    expect([...registry.eventRoutes.values()]).toEqual([{ event: EVENT, handler: expect.any(Handler) }]);
    expect([...registry.jobRoutes.values()]).toEqual([{ job: JOB, handler: expect.any(Handler) }]);
  });

  it('routes an endpoint that the gateway answers to the instance that Nest built', async () => {
    const registry = await discover(OWED.map((owed) => build(owed)));
    expect([...registry.endpointAnswers.keys()]).toEqual([OWN]);
    expect(await registry.endpointAnswers.get(OWN)?.()).toEqual({});
  });

  it('keeps handlers of two processes in one test separate', async () => {
    await discover(OWED.map((owed) => build(owed)));
    expect((await discover([])).list()).toEqual([]);
  });
});

class Clearing {
  ran = 0;

  @HandlesRecurringJob({ name: 'clear-papers', every: 1_000 })
  async clear(): Promise<void> {
    this.ran += 1;
  }
}
class ClearingToo extends Clearing {}

async function discoverRecurring(...providers: Type[]) {
  const imports = [DiscoveryModule];
  const module = await Test.createTestingModule({
    imports,
    providers: [HandlerRegistry, ...providers],
  }).compile();
  return { registry: module.get(HandlerRegistry), clearing: module.get(Clearing) };
}

describe('checkRecurringJobs', () => {
  it('accepts one method for each name and calls it on the instance that Nest built', async () => {
    const { registry, clearing } = await discoverRecurring(Clearing);
    expect(() => checkRecurringJobs(registry.listRecurringJobs())).not.toThrow();
    const route = registry.recurringJobs.get('clear-papers');
    await route?.run(new AbortController().signal);
    expect([route?.job.every, clearing.ran]).toEqual([1_000, 1]);
  });

  it('names two methods with one name', async () => {
    const { registry } = await discoverRecurring(Clearing, ClearingToo);
    expect(() => checkRecurringJobs(registry.listRecurringJobs())).toThrow(
      new Error('several handlers for recurring job clear-papers: Clearing.clear, ClearingToo.clear'),
    );
  });
});

describe('listOwed', () => {
  const countKinds = (name: Parameters<typeof listOwed>[0]) => [
    ...new Set(listOwed(name).map(({ kind }) => kind)),
  ];

  it('lists endpoints, internal calls and events for a service, jobs for a worker, and own endpoints for the gateway', () => {
    expect(countKinds('assessment')).toEqual(['endpoint', 'call', 'event']);
    expect(countKinds('marking-worker')).toEqual(['job']);
    expect(countKinds('gateway')).toEqual(['endpoint']);
    expect(listOwed('extraction-worker').map(({ name }) => name)).toEqual(['extract-topic']);
  });
});

describe('checkProcess', () => {
  it('rejects a process of another service and queues outside its row', () => {
    expect(() => checkProcess('assessment', 'assessment', ['assessment-inbox'])).not.toThrow();
    expect(() => checkProcess('assessment', 'content', ['assessment-inbox'])).toThrow(
      'assessment is not a process of content.',
    );
    expect(() => checkProcess('assessment', 'assessment', [])).toThrow('assessment works the queues');
  });
});
