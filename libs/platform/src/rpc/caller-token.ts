import { type KeyObject, hkdfSync, sign, verify } from 'node:crypto';
import { ROLES } from '@sumfox/contracts/endpoint';
import { ProductError } from '@sumfox/contracts/errors';
import { PROCESS_NAMES, type ProcessName } from '@sumfox/contracts/processes';
import { SERVICES, type ServiceName } from '@sumfox/contracts/services';
import * as z from 'zod/mini';
import type { Caller } from './caller.js';
import type { OwnIdentity } from '../config/process-keys.js';

/** A token is good for this long. */
const LIFETIME_MS = 60_000;
/** Time before expiry at which a cached token is renewed; clocks may differ by as much. */
const RENEW_BEFORE_MS = 20_000;
const CACHE_MAX = 10_000;
/** Those that the product makes have about 400 characters. */
const MAX_TOKEN_CHARS = 2_000;
/** The one process that knows who is signed in; no other process' token for a person is accepted. */
const SPEAKS_FOR_PEOPLE: ProcessName = 'gateway';

/** Strict, so that neither kind of token passes for the other. */
const ProcessClaimsSchema = z.strictObject({
  process: z.enum(PROCESS_NAMES),
  audience: z.enum(SERVICES),
  expiresAt: z.number(),
});
const PersonClaimsSchema = z.strictObject({
  userId: z.string(),
  role: z.enum(ROLES),
  sessionId: z.string(),
  expiresAt: z.number(),
});
type ProcessClaims = z.infer<typeof ProcessClaimsSchema>;
type PersonClaims = z.infer<typeof PersonClaimsSchema>;

/** The tokens that travel in one call. */
export interface CallTokens {
  /** The calling process' own word for itself, to one service. */
  token: string;
  /** The gateway's token for the signed-in person, passed on unchanged from service to service; null without one. */
  person: string | null;
}

/** Signs and reads the one-minute tokens without which no service answers. */
export class CallerTokens {
  private readonly signed = new Map<string, { token: string; expiresAt: number }>();
  /** Claims of the tokens that were found good: a caller shows the same one for some seconds. */
  private readonly processes = new Map<string, ProcessClaims>();
  private readonly people = new Map<string, PersonClaims>();

  constructor(private readonly own: OwnIdentity) {}

  /** The tokens for a call to one service on behalf of a caller; the same ones for some seconds. */
  sign(audience: ServiceName, caller: Caller | null, now = Date.now()): CallTokens {
    const { process } = this.own;
    return {
      token: this.make(audience, { process, audience }, now),
      person: caller?.personToken ?? this.signPerson(caller, now),
    };
  }

  /**
   * The caller of a service. Throws ProductError: 401 for a token that is forged, malformed or for another service, and
   * 503 for a valid one outside its time.
   */
  verify(
    { token, person }: { token?: unknown; person?: unknown },
    audience: ServiceName,
    now = Date.now(),
  ): Caller {
    const claims = read(
      token,
      this.processes,
      ProcessClaimsSchema,
      (each) => this.own.publicKeys[each.process],
    );
    if (!claims || claims.audience !== audience) throw nobody();
    checkTime(claims, now);
    if (person === null || person === undefined)
      return { process: claims.process, userId: null, role: null, sessionId: null };
    const about = read(person, this.people, PersonClaimsSchema, () => this.own.publicKeys[SPEAKS_FOR_PEOPLE]);
    if (!about || typeof person !== 'string') throw nobody();
    checkTime(about, now);
    const { userId, role, sessionId } = about;
    return { process: claims.process, userId, role, sessionId, personToken: person };
  }

  /** A secret for one purpose of this process, the same in all its replicas; it does not reveal the key. */
  deriveSecret(purpose: string): string {
    const key = this.own.privateKey.export({ type: 'pkcs8', format: 'der' });
    return Buffer.from(hkdfSync('sha256', key, '', purpose, 32)).toString('hex');
  }

  /** Throws in every process but the gateway, since only the gateway may name a person. */
  private signPerson(caller: Caller | null, now: number): string | null {
    if (!caller?.userId) return null;
    const { process } = this.own;
    if (process !== SPEAKS_FOR_PEOPLE) throw new Error(`${process} cannot speak for a person.`);
    const { userId, role, sessionId } = caller;
    return this.make(`${sessionId} ${userId} ${role}`, { userId, role, sessionId }, now);
  }

  private make(key: string, claims: object, now: number): string {
    const cached = this.signed.get(key);
    if (cached && cached.expiresAt - now > RENEW_BEFORE_MS) return cached.token;
    const expiresAt = now + LIFETIME_MS;
    const payload = Buffer.from(JSON.stringify({ ...claims, expiresAt })).toString('base64url');
    const signature = sign(null, Buffer.from(payload), this.own.privateKey).toString('base64url');
    const token = `${payload}.${signature}`;
    keep(this.signed, key, { token, expiresAt });
    return token;
  }
}

/** The claims of our token; null for a forged or malformed one. Does not check its time. */
function read<Claims>(
  token: unknown,
  known: Map<string, Claims>,
  schema: z.ZodMiniType<Claims>,
  keyOf: (claims: Claims) => KeyObject,
): Claims | null {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_CHARS) return null;
  const seen = known.get(token);
  if (seen) return seen;
  const [payload = '', signature = '', ...rest] = token.split('.');
  const claims = z.safeParse(schema, rest.length > 0 ? null : parseJson(payload));
  if (!claims.success) return null;
  const isGood = verify(null, Buffer.from(payload), keyOf(claims.data), Buffer.from(signature, 'base64url'));
  if (!isGood) return null;
  keep(known, token, claims.data);
  return claims.data;
}

/** Undefined for what is no JSON. */
function parseJson(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Signed by us and yet not of now: the clocks of two machines differ, and signing in again would not help. */
function checkTime({ expiresAt }: { expiresAt: number }, now: number): void {
  const left = expiresAt - now;
  if (left > 0 && left <= LIFETIME_MS + RENEW_BEFORE_MS) return;
  throw new ProductError(
    'unavailable',
    'clocks-differ',
    'The service is not available right now: the clocks of its machines differ. Please try again later.',
  );
}

function nobody(): ProductError {
  return new ProductError('unauthenticated', 'no-caller', 'Please sign in.');
}

/** Forgets all when there are too many: each is made or read again at little cost. */
function keep<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= CACHE_MAX && !cache.has(key)) cache.clear();
  cache.set(key, value);
}
