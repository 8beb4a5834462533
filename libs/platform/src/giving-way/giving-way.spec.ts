import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Shutdown } from '../shutdown/shutdown.js';
import { GivingWay } from './giving-way.js';

/** Pauses pass at once and are added up. */
const slept = { ms: 0 };
class Hurried extends GivingWay {
  protected override readonly pause = async (ms: number) => void (slept.ms += ms);
}

function build(isRaised: () => boolean) {
  slept.ms = 0;
  const startedAt = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => startedAt + slept.ms);
  const shutdown = new Shutdown();
  const givingWay = new Hurried({ isRaised: async () => isRaised() } as never, shutdown);
  return { givingWay, shutdown };
}

afterEach(() => void jest.restoreAllMocks());

describe('GivingWay.untilCalm', () => {
  it('does not wait while calls are quick', async () => {
    await build(() => false).givingWay.untilCalm();
    expect(slept.ms).toBe(0);
  });

  it('waits until calls are quick again', async () => {
    await build(() => slept.ms < 7_000).givingWay.untilCalm();
    expect(slept.ms).toBe(7_000);
  });

  it('stops waiting after 15 s of slow calls', async () => {
    await build(() => true).givingWay.untilCalm();
    expect(slept.ms).toBe(15_000);
  });

  it('stops waiting at the shutdown of the process', async () => {
    const { givingWay, shutdown } = build(() => true);
    shutdown.begin();
    await givingWay.untilCalm();
    expect(slept.ms).toBe(0);
  });
});
