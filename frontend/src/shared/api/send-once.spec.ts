import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CallError } from './call-error.js';
import { sendOnce } from './send-once.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const lost = new CallError(0, 'no-connection', 'No internet.', 'ab');
const refused = new CallError(400, 'review-locked', 'Not yet.', 'ab');

/** The ids under which a wish was sent, while every call fails with the error. */
async function idsOf(wish: string, error: CallError, times: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < times; i += 1)
    await sendOnce(wish, (id) => {
      ids.push(id);
      return Promise.reject(error);
    }).catch(() => undefined);
  return ids;
}

afterEach(() => void jest.useRealTimers());

describe('a wish', () => {
  it('keeps its id while nobody knows whether it was heard', async () => {
    const [first, second] = await idsOf('a', lost, 2);
    expect(first).toMatch(UUID);
    expect(second).toBe(first);
    expect(await sendOnce('a', (id) => Promise.resolve(id))).toBe(first);
    expect(await sendOnce('a', (id) => Promise.resolve(id))).not.toBe(first);
  });

  it('has one id for two taps at once, and another for another wish', async () => {
    const send = (id: string) => Promise.resolve(id);
    const [one, same, other] = await Promise.all([
      sendOnce('b', send),
      sendOnce('b', send),
      sendOnce('c', send),
    ]);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('is a new one after a refusal, and after two minutes', async () => {
    const [first, second] = await idsOf('d', refused, 2);
    expect(second).not.toBe(first);
    jest.useFakeTimers({ now: 0 });
    const [early] = await idsOf('e', lost, 1);
    jest.setSystemTime(121_000);
    const [late] = await idsOf('e', lost, 1);
    expect(late).not.toBe(early);
  });
});
