import { describe, expect, it, jest } from '@jest/globals';
import type { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { EndedSessionsListener } from './ended-sessions.listener.js';
import { SessionRegistry } from './session-registry.js';

type Answer = { session: { userId: string; role: 'child' } | null };
const SESSION: Answer['session'] = { userId: 'mei', role: 'child' };

function open(hears = true) {
  const ask = jest.fn<() => Promise<Answer>>(() => Promise.resolve({ session: SESSION }));
  const ended = {
    hears,
    say: (_: readonly string[]): void => undefined,
    tell(listener: (ids: readonly string[]) => void) {
      this.say = listener;
    },
  };
  const registry = new SessionRegistry(
    { call: ask } as unknown as ServiceClient,
    ended as unknown as EndedSessionsListener,
  );
  return { ask, ended, registry };
}

describe('SessionRegistry', () => {
  it('asks identity once for parallel calls', async () => {
    const { ask, registry } = open();
    expect(await Promise.all([registry.find('s'), registry.find('s')])).toEqual([SESSION, SESSION]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks again once identity says that a session has ended', async () => {
    const { ask, ended, registry } = open();
    await registry.find('s');
    ask.mockResolvedValue({ session: null });
    ended.say(['other']);
    expect(await registry.find('s')).toEqual(SESSION);
    ended.say(['other', 's']);
    expect(await registry.find('s')).toBeNull();
  });

  it('asks every time while it might miss the end of a session', async () => {
    const { ask, ended, registry } = open(false);
    await registry.find('s');
    await registry.find('s');
    expect(ask).toHaveBeenCalledTimes(2);
    ended.hears = true;
    await registry.find('s');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again after a failed question', async () => {
    const { ask, registry } = open();
    ask.mockRejectedValueOnce(new Error('away'));
    await expect(registry.find('s')).rejects.toThrow('away');
    expect(await registry.find('s')).toEqual(SESSION);
  });
});
