import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ProductError } from '@sumfox/contracts/errors';
import { PROCESS_NAMES } from '@sumfox/contracts/processes';
import { SERVICES } from '@sumfox/contracts/services';
import { loadOwnIdentity } from '../config/process.config.js';
import type { Caller } from './caller.js';
import { CallerTokens } from './caller-token.js';
import { createKeyPair, readPublicKeys } from '../config/process-keys.js';
import { TestCallers } from '../testing/test-callers.js';

const callers = new TestCallers();
const gateway = callers.tokensOf('gateway');
const assessment = callers.tokensOf('assessment');
const identity = callers.tokensOf('identity');
const extraction = callers.tokensOf('extraction-worker');
const child: Caller = { process: 'gateway', userId: 'u1', role: 'child', sessionId: 's1' };

/** The code of a refusal, or the caller. */
function outcomeOf(
  tokens: { token?: unknown; person?: unknown },
  audience = SERVICES[0] as 'identity',
  now?: number,
) {
  try {
    return identity.verify(tokens, audience, now);
  } catch (error) {
    if (error instanceof ProductError) return error.code;
    throw error;
  }
}

/** A token as the product makes them, of any claims, signed by anything. */
function forge(claims: object, signature: (payload: string) => Buffer): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signature(payload).toString('base64url')}`;
}

const keyOf = (name: (typeof PROCESS_NAMES)[number]) =>
  loadOwnIdentity(name, callers.environmentOf(name)).privateKey;
const signedBy = (name: (typeof PROCESS_NAMES)[number]) => (payload: string) =>
  sign(null, Buffer.from(payload), keyOf(name));
const soon = () => Date.now() + 30_000;

describe('CallerTokens', () => {
  it('carry caller and person to the service they were signed for', () => {
    const tokens = gateway.sign('identity', child);
    expect(identity.verify(tokens, 'identity')).toEqual({ ...child, personToken: tokens.person });
    expect(identity.verify(assessment.sign('identity', null), 'identity')).toEqual({
      process: 'assessment',
      userId: null,
      role: null,
      sessionId: null,
    });
  });

  it("pass the gateway's token for a person on from service to service", () => {
    const heard = assessment.verify(gateway.sign('assessment', child), 'assessment');
    const passedOn = assessment.sign('identity', heard);
    expect(identity.verify(passedOn, 'identity')).toMatchObject({
      process: 'assessment',
      userId: 'u1',
      role: 'child',
    });
  });

  it("reject a person's token from any process but the gateway", () => {
    for (const name of PROCESS_NAMES) {
      const speak = () => callers.tokensOf(name).sign('identity', child);
      if (name === 'gateway') expect(speak).not.toThrow();
      else expect(speak).toThrow('cannot speak for a person');
    }
    const admin = { userId: 'u1', role: 'admin', sessionId: 's1', expiresAt: soon() };
    const { token } = extraction.sign('identity', null);
    for (const name of PROCESS_NAMES) {
      const outcome = outcomeOf({ token, person: forge(admin, signedBy(name)) });
      if (name === 'gateway') expect(outcome).toMatchObject({ process: 'extraction-worker', role: 'admin' });
      else expect([name, outcome]).toEqual([name, 'no-caller']);
    }
  });

  it('reject a process that claims to be another', () => {
    const claims = { process: 'gateway', audience: 'identity', expiresAt: soon() };
    for (const name of PROCESS_NAMES.filter((each) => each !== 'gateway'))
      expect([name, outcomeOf({ token: forge(claims, signedBy(name)) })]).toEqual([name, 'no-caller']);
    expect(outcomeOf({ token: forge(claims, signedBy('gateway')) })).toMatchObject({ process: 'gateway' });
  });

  it('reject a cached token for another audience', () => {
    const { token } = gateway.sign('identity', null);
    expect(outcomeOf({ token })).toMatchObject({ process: 'gateway' });
    expect(outcomeOf({ token }, 'content' as 'identity')).toBe('no-caller');
  });

  it('reject a cached token that is expired or far ahead, and report different clocks', () => {
    const now = Date.now();
    const tokens = callers.tokensOf('gateway').sign('identity', child, now);
    expect(outcomeOf(tokens, 'identity', now + 59_000)).toMatchObject({ userId: 'u1' });
    expect(outcomeOf(tokens, 'identity', now + 61_000)).toBe('clocks-differ');
    expect(outcomeOf(tokens, 'identity', now - 90_000)).toBe('clocks-differ');
    expect(outcomeOf(tokens, 'identity', now - 15_000)).toMatchObject({ userId: 'u1' });
    const stale = callers.tokensOf('gateway').sign('identity', child, now - 61_000);
    expect(outcomeOf({ token: tokens.token, person: stale.person })).toBe('clocks-differ');
  });

  it('reject changed claims, unknown processes, extra claims, and one kind of token as the other', () => {
    const { token, person } = gateway.sign('identity', child);
    const [, signature = ''] = token.split('.');
    const changed = Buffer.from(
      JSON.stringify({ process: 'gateway', audience: 'content', expiresAt: soon() }),
    ).toString('base64url');
    const byGateway = signedBy('gateway');
    const claims = { process: 'gateway', audience: 'identity', expiresAt: soon() };
    for (const wrong of [
      `${changed}.${signature}`,
      forge({ ...claims, process: 'nobody' }, byGateway),
      forge({ ...claims, process: '__proto__' }, byGateway),
      forge({ ...claims, isRoot: true }, byGateway),
      forge({ ...claims, audience: 'gateway' }, byGateway),
      person,
    ])
      expect(outcomeOf({ token: wrong })).toBe('no-caller');
    expect(outcomeOf({ token, person: token })).toBe('no-caller');
    expect(
      outcomeOf({
        token,
        person: forge({ userId: 'u1', role: 'root', sessionId: 's', expiresAt: soon() }, byGateway),
      }),
    ).toBe('no-caller');
  });

  it('reject other algorithms: no signature, and one with the public key as secret', () => {
    const claims = { process: 'gateway', audience: 'identity', expiresAt: soon() };
    const publicKey = createPublicKey(keyOf('gateway'));
    const secrets = [
      publicKey.export({ type: 'spki', format: 'der' }),
      Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'),
      Buffer.from(String(publicKey.export({ type: 'spki', format: 'pem' }))),
    ];
    for (const secret of secrets)
      expect(
        outcomeOf({ token: forge(claims, (text) => createHmac('sha256', secret).update(text).digest()) }),
      ).toBe('no-caller');
    expect(outcomeOf({ token: forge(claims, () => Buffer.alloc(0)) })).toBe('no-caller');
    expect(outcomeOf({ token: forge({ alg: 'none', ...claims }, () => Buffer.alloc(64)) })).toBe('no-caller');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(outcomeOf({ token: `${header}.${forge(claims, () => Buffer.alloc(0))}` })).toBe('no-caller');
  });

  it.each([undefined, null, 7, '', '.', 'a.b.c', 'bnVsbA.x', 'x'.repeat(5_000), {}])('reject %p', (token) => {
    expect(outcomeOf({ token })).toBe('no-caller');
  });

  it('are renewed before they expire', () => {
    const now = Date.now();
    const own = callers.tokensOf('gateway');
    const first = own.sign('content', child, now);
    expect(own.sign('content', child, now + 1_000)).toEqual(first);
    const later = own.sign('content', child, now + 45_000);
    expect([later.token === first.token, later.person === first.person]).toEqual([false, false]);
  });

  it('derive a secret for each purpose and process, the same in every replica', () => {
    expect(identity.deriveSecret('a')).toBe(callers.tokensOf('identity').deriveSecret('a'));
    expect(identity.deriveSecret('a')).not.toBe(identity.deriveSecret('b'));
    expect(identity.deriveSecret('a')).not.toBe(gateway.deriveSecret('a'));
  });
});

describe('process keys', () => {
  const environment = callers.environmentOf('identity');

  it('are rejected when they belong to another process, are of another kind, malformed or missing', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'der' })
      .toString('base64url');
    const wrong: [env: Record<string, string>, sentence: RegExp][] = [
      [
        { ...environment, INTERNAL_KEY: callers.environmentOf('gateway').INTERNAL_KEY },
        /not the key of identity/,
      ],
      [{ ...environment, INTERNAL_KEY: createKeyPair().privateKey }, /not the key of identity/],
      [{ ...environment, INTERNAL_KEY: rsa }, /not an Ed25519 key/],
      [{ ...environment, INTERNAL_KEY: 'x' }, /not a key/],
      [{ ...environment, INTERNAL_KEY: '' }, /INTERNAL_KEY/],
      [{ ...environment, INTERNAL_PUBLIC_KEYS: 'gateway:x' }, /missing: identity/],
    ];
    for (const [env, sentence] of wrong) expect(() => loadOwnIdentity('identity', env)).toThrow(sentence);
    expect(new CallerTokens(loadOwnIdentity('identity', environment))).toBeDefined();
  });

  it('are rejected when two processes share one', () => {
    const one = createKeyPair().publicKey;
    const text = PROCESS_NAMES.map((name) => `${name}:${one}`).join(',');
    expect(() => readPublicKeys(text, PROCESS_NAMES)).toThrow('one key for two processes');
  });
});
