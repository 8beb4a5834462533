import { describe, expect, it } from '@jest/globals';

/** Message of the error that a failed expectation throws. */
function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing failed';
}

describe('expect of the native runtime', () => {
  it('fails and passes as that of jest does', () => {
    expect(messageOf(() => expect(1).toBe(2))).toMatch(/toBe[^]*Expected: /);
    expect(messageOf(() => expect(1).not.toBe(1))).toMatch(/toBe[^]*Expected: not /);
    expect(messageOf(() => expect([1, { a: 2 }]).toEqual([1, { a: 3 }]))).toContain('toEqual');
    expect(messageOf(() => expect([1, { a: 2 }]).toEqual([1, { a: expect.any(Number) }]))).toBe(
      'nothing failed',
    );
    expect(messageOf(() => expect(() => undefined).toThrow())).toContain('Received function did not throw');
  });

  it('awaits promises, and fails on those that end otherwise', async () => {
    await expect(Promise.resolve(1)).resolves.toBe(1);
    await expect(Promise.resolve(1)).resolves.not.toBe(2);
    await expect(Promise.reject(new Error('lost'))).rejects.toThrow('lost');
    await expect(expect(Promise.resolve(1)).resolves.toBe(2)).rejects.toThrow('toBe');
    await expect(expect(Promise.resolve(1)).rejects.toThrow('lost')).rejects.toThrow(
      'Received promise resolved instead of rejected',
    );
  });

  it('names the line of a failure', () => {
    let stack = '';
    try {
      expect(1).toBe(2);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(stack.split('\n').find((line) => line.includes('    at '))).toContain('quick-expect.spec');
  });

  it('counts what was expected', () => {
    const before = expect.getState().assertionCalls;
    expect(1).toBe(1);
    expect(2).not.toBe(1);
    expect(expect.getState().assertionCalls - before).toBe(2);
  });

  it('has no matcher that jest has not', () => {
    const { toBeRight } = expect(1) as unknown as { toBeRight?: unknown };
    expect(toBeRight).toBeUndefined();
  });
});
