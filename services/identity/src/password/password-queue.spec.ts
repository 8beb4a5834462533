import { describe, expect, it } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { PasswordQueue } from './password-queue.js';

/** Work that ends when told to, and notes what runs at the same time. */
function buildWork() {
  const finish: Array<(failure?: Error) => void> = [];
  const seen = { running: 0, most: 0 };
  const work = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise<void>((resolve, reject) =>
      finish.push((failure) => (failure ? reject(failure) : resolve())),
    );
    seen.running -= 1;
  };
  return { finish, seen, work };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('PasswordQueue', () => {
  it('runs two hashes at a time in order of arrival', async () => {
    const queue = new PasswordQueue(2, 10);
    const { finish, seen, work } = buildWork();
    const order: number[] = [];
    const all = [1, 2, 3, 4].map((n) => queue.run(work).then(() => order.push(n)));
    for (let n = 0; n < 4; n += 1) {
      await settle();
      finish[n]?.();
    }
    await Promise.all(all);
    expect(seen.most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('rejects a hash when the queue is full and accepts one when a place is free', async () => {
    const queue = new PasswordQueue(1, 1);
    const { finish, work } = buildWork();
    const running = queue.run(work);
    const waiting = queue.run(work);
    const refused = await queue.run(work).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProductError);
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'busy' });
    finish[0]?.();
    await running;
    await settle();
    const again = queue.run(work);
    finish[1]?.();
    await waiting;
    await settle();
    finish[2]?.();
    await again;
    expect(finish).toHaveLength(3);
  });

  it('frees the place after a failure', async () => {
    const queue = new PasswordQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('fine'))).resolves.toBe('fine');
  });
});
