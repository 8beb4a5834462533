import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Global, type INestMicroservice, Module } from '@nestjs/common';
import { type CustomTransportStrategy, Server, TcpContext } from '@nestjs/microservices';
import { Test } from '@nestjs/testing';
import { endpoint, internalCall } from '@sumfox/contracts/endpoint';
import type { ProcessName } from '@sumfox/contracts/processes';
import { type Observable, lastValueFrom } from 'rxjs';
import * as z from 'zod/mini';
import { FailureReporter } from '../errors/failure-reporter.js';
import { CALLER_TOKENS, PROCESS_CONFIG } from '../tokens.js';
import { CallPipelineModule } from './call-pipeline.module.js';
import type { Caller } from './caller.js';
import { type CurrentCall, currentCall } from './current-call.js';
import { Handles, HandlesCall, nameOf } from './handles.decorator.js';
import { TestCallers } from '../testing/test-callers.js';
import { TrafficMeter } from '../traffic/traffic-meter.js';

const OWN_ID = '0192f0c1-0000-7000-8000-00000000000b';
const OTHER_ID = '0192f0c1-0000-7000-8000-00000000000c';

const readPupil = endpoint({
  method: 'GET',
  path: '/api/pupils/:userId',
  service: 'assessment',
  roles: ['child'],
  objectRule: { object: 'pupil', in: 'params', field: 'userId', child: 'own' },
  summary: 'Reads a pupil.',
  params: z.strictObject({ userId: z.string() }),
  response: z.strictObject({ userId: z.string() }),
});
const countPapers = internalCall({
  name: 'assessment.count-papers',
  service: 'assessment',
  callers: ['marking'],
  input: z.strictObject({ pupilId: z.string() }),
  output: z.int(),
});
const READ = nameOf({ kind: 'endpoint', contract: readPupil });
const handled = jest.fn<(input: unknown) => unknown>();

@Controller()
class PupilController {
  @Handles(readPupil)
  async read(input: { params: { userId: string } }): Promise<{ userId: string }> {
    handled(input);
    return { userId: input.params.userId };
  }

  @HandlesCall(countPapers)
  async count(input: { pupilId: string }): Promise<number> {
    return (handled(input) as number | undefined) ?? 3;
  }
}

/** Gives calls to the handlers as a transport does, without a network. */
class LocalServer extends Server implements CustomTransportStrategy {
  listen(callback: () => void): void {
    callback();
  }
  close(): void {}
  on(): void {}
  unwrap<T>(): T {
    throw new Error('nothing to unwrap');
  }

  async ask(name: string, packet: object): Promise<unknown> {
    const answer = this.getHandlerByPattern(name)?.(packet, new TcpContext([null as never, name]));
    return lastValueFrom((await answer) as Observable<unknown>);
  }
}

const callers = new TestCallers();
const server = new LocalServer();
const report = jest.fn<() => Promise<void>>();
let app: INestMicroservice;

beforeAll(async () => {
  @Global()
  @Module({
    providers: [
      { provide: CALLER_TOKENS, useValue: callers.tokensOf('assessment') },
      { provide: FailureReporter, useValue: { report } },
      { provide: PROCESS_CONFIG, useValue: { NODE_ENV: 'test' } },
      TrafficMeter,
    ],
    exports: [CALLER_TOKENS, FailureReporter, PROCESS_CONFIG, TrafficMeter],
  })
  class AroundModule {}
  const module = await Test.createTestingModule({
    imports: [AroundModule, CallPipelineModule.register('assessment')],
    controllers: [PupilController],
  }).compile();
  app = module.createNestMicroservice({ strategy: server, logger: false });
  await app.listen();
});
beforeEach(() => {
  jest.resetAllMocks();
  report.mockResolvedValue();
});
afterAll(() => app.close());

const person = (role: Caller['role']): Caller => ({
  process: 'gateway',
  userId: role && OWN_ID,
  role,
  sessionId: role && 's1',
});
const ask = (name: string, process: ProcessName, caller: Caller | null, input: unknown) =>
  server.ask(name, { ...callers.tokensOf(process).sign('assessment', caller), carrier: {}, input });
const naming = (userId: string) => ({ params: { userId }, query: undefined, body: undefined });

/** An input that fails the test when anything of it is read. */
const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Error('the input was read');
    },
  },
);

describe('CallPipelineModule', () => {
  it.each([
    ['an endpoint', READ],
    ['a call between services', countPapers.name],
  ])('rejects %s without a caller token before reading it', async (_what, name) => {
    await expect(server.ask(name, { carrier: {}, input: untouchable })).rejects.toEqual({
      kind: 'unauthenticated',
      code: 'no-caller',
      message: 'Please sign in.',
    });
    expect(handled).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['the process before the role', 'marking', null, 'caller'],
    ['the person before the role', 'gateway', null, 'signed-out'],
    ['the role before the object', 'gateway', 'parent', 'role'],
    ['the object last', 'gateway', 'child', 'not-found'],
  ] as const)('checks %s', async (_what, process, role, code) => {
    await expect(ask(READ, process, role && person(role), naming(OTHER_ID))).rejects.toMatchObject({ code });
    expect(handled).not.toHaveBeenCalled();
  });

  it('passes an admitted call to its handler', async () => {
    expect(await ask(READ, 'gateway', person('child'), naming(OWN_ID))).toEqual({ userId: OWN_ID });
    expect(await ask(countPapers.name, 'marking', null, { pupilId: OWN_ID })).toBe(3);
  });

  it('lets a handler know how long its caller waits', async () => {
    const before = performance.now();
    let seen: CurrentCall | undefined;
    handled.mockImplementation(() => {
      seen = currentCall();
      return 3;
    });
    const tokens = callers.tokensOf('marking').sign('assessment', null);
    const packet = { ...tokens, carrier: {}, input: { pupilId: OWN_ID }, answerWithinMs: 700 };
    expect(await server.ask(countPapers.name, packet)).toBe(3);
    expect(seen?.answerBy).toBeGreaterThanOrEqual(before + 700);
    expect(seen?.answerBy).toBeLessThanOrEqual(performance.now() + 700);
    expect(seen?.signal.aborted).toBe(false);
  });

  it('ends a call when its time is up, tells its handler, and counts it as a failure', async () => {
    const traffic = app.get(TrafficMeter);
    const before = traffic.read();
    let signal: AbortSignal | undefined;
    handled.mockImplementation(() => {
      signal = currentCall()?.signal;
      return new Promise(() => undefined);
    });
    const tokens = callers.tokensOf('marking').sign('assessment', null);
    const packet = { ...tokens, carrier: {}, input: { pupilId: OWN_ID }, answerWithinMs: 200 };
    await expect(server.ask(countPapers.name, packet)).rejects.toMatchObject({ code: 'service-timeout' });
    expect(signal?.aborted).toBe(true);
    const after = traffic.read();
    expect([after.requests - before.requests, after.failures - before.failures]).toEqual([1, 1]);
  });

  it('reports an internal call with invalid input and does not handle it', async () => {
    const answer = ask(countPapers.name, 'marking', null, { pupilId: OWN_ID, extra: 1 });
    await expect(answer).rejects.toMatchObject({ kind: 'internal', code: 'internal' });
    expect(report).toHaveBeenCalledTimes(1);
    expect(handled).not.toHaveBeenCalled();
  });

  it('reports an internal call with an invalid response and does not send it', async () => {
    handled.mockReturnValue('Mei Tan');
    const answer = ask(countPapers.name, 'marking', null, { pupilId: OWN_ID });
    await expect(answer).rejects.toMatchObject({ kind: 'internal', code: 'answer-mismatch' });
    expect(report).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(report.mock.calls)).not.toContain('Mei');
  });
});
