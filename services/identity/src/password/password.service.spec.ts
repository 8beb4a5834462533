import { availableParallelism } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { type CurrentCall, runAsCall } from '@sumfox/platform/rpc/current-call';
import { PasswordService } from './password.service.js';
import { ARGON2_COST, formatPassword, parsePassword } from './password.rules.js';

const passwords = new PasswordService();

describe('PasswordService', () => {
  it('agrees with the reference implementation of argon2', async () => {
    // From the reference command line: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await passwords.verify('password', reference)).toBe(true);
    expect(await passwords.verify('Password', reference)).toBe(false);
  });

  it('salts each hash and verifies the password against it', async () => {
    const [one, two] = await Promise.all([passwords.hash('practice123'), passwords.hash('practice123')]);
    expect(one).not.toBe(two);
    expect(parsePassword(one).cost).toEqual(ARGON2_COST);
    expect(await passwords.verify('practice123', one)).toBe(true);
    expect(await passwords.verify('practice124', one)).toBe(false);
    expect(passwords.isOutdated(one)).toBe(false);
  });

  it('treats two Unicode forms of a letter alike and reads long passwords whole', async () => {
    const long = `${'a'.repeat(199)}é`;
    const hash = await passwords.hash(long);
    expect(await passwords.verify(long.normalize('NFD'), hash)).toBe(true);
    expect(await passwords.verify(`${'a'.repeat(199)}f`, hash)).toBe(false);
  });

  it('verify rejects every password for a missing account', async () => {
    expect(await passwords.verify('', null)).toBe(false);
    expect(await passwords.verify('practice123', null)).toBe(false);
  });

  it('verify throws on a damaged hash instead of rejecting the password', async () => {
    const tooShort = formatPassword({
      cost: { ...ARGON2_COST, memoryKib: 1 },
      salt: Buffer.alloc(16),
      tag: Buffer.alloc(32),
    });
    await expect(passwords.verify('practice123', tooShort)).rejects.toThrow();
    await expect(passwords.verify('practice123', 'practice123')).rejects.toThrow('not an argon2id string');
  });

  it('hash throws without hashing when the caller has gone or cannot wait any longer', async () => {
    await expect(
      runAsCall(buildCall({ signal: AbortSignal.abort() }), () => passwords.hash('practice123')),
    ).rejects.toMatchObject({ code: 'service-timeout' });
    const running = Array.from({ length: 4 }, () => passwords.hash('practice123'));
    await expect(
      runAsCall(buildCall({ answerBy: performance.now() }), () => passwords.hash('practice123')),
    ).rejects.toMatchObject({ kind: 'unavailable', code: 'busy' });
    await Promise.all(running);
  });

  it('countAhead returns the hashes before a waiting call, and null once it runs', async () => {
    const running = Array.from({ length: 4 }, () => passwords.hash('practice123'));
    const waiting = runAsCall(buildCall({ ticket: 't1' }), () => passwords.hash('practice123'));
    expect(passwords.countAhead('t1')).toBe(4 - Math.min(4, availableParallelism()));
    await Promise.all([...running, waiting]);
    expect(passwords.countAhead('t1')).toBeNull();
  });
});

function buildCall(call: Partial<CurrentCall> = {}): CurrentCall {
  const receivedAt = performance.now();
  const { signal } = new AbortController();
  return { receivedAt, answerBy: receivedAt + 15_000, ticket: null, signal, ...call };
}
