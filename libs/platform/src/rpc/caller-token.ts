import { createHmac, timingSafeEqual } from 'node:crypto';
import { ROLES, SERVICES, type ServiceName } from '@sumfox/contracts/endpoint';
import * as z from 'zod/mini';
import type { Caller } from './caller.js';

/** A token is good for this long; a service and its caller share a clock. */
const LIFETIME_MS = 60_000;
/** How early a cached token is made anew. */
const RENEW_BEFORE_MS = 20_000;
const CACHE_MAX = 5_000;

const ClaimsSchema = z.strictObject({
  process: z.enum([...SERVICES, 'gateway']),
  userId: z.nullable(z.string()),
  role: z.nullable(z.enum(ROLES)),
  sessionId: z.nullable(z.string()),
  audience: z.enum(SERVICES),
  expiresAt: z.number(),
});

/** Signs and reads the one-minute tokens without which no service answers. */
export class CallerTokens {
  private readonly signed = new Map<string, { token: string; expiresAt: number }>();
  /** Claims of the tokens that were found good: a caller shows the same one for some seconds. */
  private readonly verified = new Map<string, z.infer<typeof ClaimsSchema>>();

  constructor(private readonly secret: string) {}

  /** A token for one service; the same caller gets the same token for some seconds. */
  sign(caller: Caller, audience: ServiceName, now = Date.now()): string {
    const key = `${audience}|${caller.process}|${caller.sessionId ?? ''}|${caller.userId ?? ''}|${caller.role ?? ''}`;
    const cached = this.signed.get(key);
    if (cached && cached.expiresAt - now > RENEW_BEFORE_MS) return cached.token;
    const expiresAt = now + LIFETIME_MS;
    const payload = Buffer.from(JSON.stringify({ ...caller, audience, expiresAt })).toString('base64url');
    const token = `${payload}.${this.signature(payload)}`;
    keep(this.signed, key, { token, expiresAt });
    return token;
  }

  /** The caller, or null for a token that is forged, expired, malformed or meant for another service. */
  verify(token: unknown, audience: ServiceName, now = Date.now()): Caller | null {
    if (typeof token !== 'string') return null;
    const claims = this.verified.get(token) ?? this.read(token);
    if (!claims || claims.audience !== audience || claims.expiresAt <= now) return null;
    keep(this.verified, token, claims);
    const { process, userId, role, sessionId } = claims;
    return { process, userId, role, sessionId };
  }

  /** What a token of ours says, good for whomever and however long; null for one that is forged or malformed. */
  private read(token: string): z.infer<typeof ClaimsSchema> | null {
    const [payload = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0) return null;
    const expected = Buffer.from(this.signature(payload));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const claims = z.safeParse(ClaimsSchema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return claims.success ? claims.data : null;
  }

  private signature(payload: string): string {
    return createHmac('sha256', this.secret).update(payload).digest('base64url');
  }
}

/** Forgets all when there are too many: each is made or read again at little cost. */
function keep<Value>(cache: Map<string, Value>, key: string, value: Value): void {
  if (cache.size >= CACHE_MAX && !cache.has(key)) cache.clear();
  cache.set(key, value);
}
