import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { getSubmissionToMark } from '@sumfox/contracts/assessment/submission.calls';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import type { ProcessName } from '@sumfox/contracts/processes';
import { CallerGuard } from './caller.guard.js';
import type { HandledContract } from './handles.decorator.js';
import type { RpcPacket } from './rpc-packet.js';
import { TestCallers } from '../testing/test-callers.js';
import { buildExecution } from '../testing/test-execution.js';

const callers = new TestCallers();
const ENDPOINT: HandledContract = { kind: 'endpoint', contract: saveAnswers };
const CALL: HandledContract = { kind: 'call', contract: getSubmissionToMark };

function admit(handled: HandledContract | null, process: ProcessName): Partial<RpcPacket> {
  const packet: Partial<RpcPacket> = callers.tokensOf(process).sign('assessment', null);
  const guard = new CallerGuard(callers.tokensOf('assessment'), 'assessment', new Reflector());
  guard.canActivate(buildExecution(handled, packet));
  return packet;
}
const refusal = (handled: HandledContract | null, process: ProcessName) => {
  try {
    admit(handled, process);
    return null;
  } catch (error) {
    return error;
  }
};

describe('CallerGuard', () => {
  it('admits the gateway to an endpoint and notes the caller', () => {
    expect(admit(ENDPOINT, 'gateway').caller).toMatchObject({ process: 'gateway' });
  });

  it('admits the processes that the contract names to an internal call', () => {
    expect(admit(CALL, 'marking-worker').caller).toMatchObject({ process: 'marking-worker' });
  });

  it.each([
    ['an endpoint from another service', ENDPOINT, 'marking'],
    ['a call between services from a process it does not name', CALL, 'content'],
    ['a call between services from the gateway', CALL, 'gateway'],
    ['a handler without a contract', null, 'gateway'],
  ] as const)('rejects %s', (_what, handled, process) => {
    expect(refusal(handled, process)).toMatchObject({ kind: 'forbidden', code: 'caller' });
  });

  it('rejects a call without a token', () => {
    const guard = new CallerGuard(callers.tokensOf('assessment'), 'assessment', new Reflector());
    expect(() => guard.canActivate(buildExecution(ENDPOINT, {}))).toThrow(
      expect.objectContaining({ kind: 'unauthenticated', code: 'no-caller' }),
    );
  });
});
