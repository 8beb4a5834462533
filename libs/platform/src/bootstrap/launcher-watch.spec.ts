import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { watchLauncher } from './launcher-watch.js';

describe('watchLauncher', () => {
  it('calls once the launcher has gone, and not before', () => {
    const channel = Object.assign(new EventEmitter(), { connected: true });
    let calls = 0;
    watchLauncher(channel as unknown as NodeJS.Process, () => (calls += 1));
    expect(calls).toBe(0);
    channel.emit('disconnect');
    expect(calls).toBe(1);
  });

  it('calls at once where the launcher went during the start', () => {
    let calls = 0;
    watchLauncher({ connected: false, once: process.once }, () => (calls += 1));
    expect(calls).toBe(1);
  });
});
