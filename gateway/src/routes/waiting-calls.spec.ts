import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { saveAnswers } from '@sumfox/contracts/assessment/paper.endpoints';
import { abandonCall } from '@sumfox/contracts/identity/sign-in-line.calls';
import { login } from '@sumfox/contracts/identity/session.endpoints';
import { outgoingIdentity } from '@sumfox/platform/rpc/current-call';
import { WaitingCalls } from './waiting-calls.js';

const TICKET = '0190a1b2-0000-7000-8000-000000000001';

function build() {
  const call = jest.fn(async (..._call: unknown[]) => ({ abandoned: true }));
  const raw = new EventEmitter();
  const calls = new WaitingCalls({ call } as never, { debug: () => undefined });
  const follow = <T>(endpoint: typeof login | typeof saveAnswers, work: () => Promise<T>) =>
    calls.follow(endpoint as never, { requestId: TICKET }, { raw } as never, work);
  return { call, raw, follow };
}

describe('WaitingCalls', () => {
  it('identifies a call that waits in line and reports it when its browser goes', async () => {
    const { call, raw, follow } = build();
    const identity = await follow(login, async () => {
      raw.emit('close');
      return outgoingIdentity();
    });
    expect(identity).toEqual({ id: expect.any(String), ticket: TICKET });
    expect(call).toHaveBeenCalledWith(abandonCall, { callId: identity?.id }, expect.anything());
  });

  it('does not report a call that was answered before its connection closed', async () => {
    const { call, raw, follow } = build();
    await follow(login, async () => undefined);
    raw.emit('close');
    expect(call).not.toHaveBeenCalled();
  });

  it('lets other calls pass as they are', async () => {
    const { call, raw, follow } = build();
    const identity = await follow(saveAnswers, async () => {
      raw.emit('close');
      return outgoingIdentity();
    });
    expect([identity, call.mock.calls]).toEqual([undefined, []]);
  });
});
