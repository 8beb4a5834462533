import { Injectable } from '@nestjs/common';
import type { CallOutput } from '@product/contracts/endpoint';
import { checkSession } from '@product/contracts/identity/session.calls';
import type { Caller } from '@product/platform/rpc/caller';
import { ServiceClient } from '@product/platform/rpc/service-client';

type Session = NonNullable<CallOutput<typeof checkSession>['session']>;

/** How long an answer of identity is believed; a session ended elsewhere lives on here for at most this long. */
const TRUST_MS = 3_000;
const CACHE_MAX = 10_000;
const GATEWAY: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };

/** Which sessions hold, as identity says. */
@Injectable()
export class SessionRegistry {
  private readonly known = new Map<string, { session: Promise<Session | null>; until: number }>();

  constructor(private readonly services: ServiceClient) {}

  /** Null for a session that has ended, run out, or whose account is inactive. Throws when identity is away. */
  async find(sessionId: string): Promise<Session | null> {
    const now = Date.now();
    const hit = this.known.get(sessionId);
    if (hit && hit.until > now) return hit.session;
    const session = this.services.call(checkSession, { sessionId }, GATEWAY).then((answer) => answer.session);
    if (this.known.size >= CACHE_MAX) this.known.clear();
    this.known.set(sessionId, { session, until: now + TRUST_MS });
    // A failed question is no answer: the next request asks again.
    session.catch(() => this.known.delete(sessionId));
    return session;
  }

  /** Forgets a session at once, because it was ended here. */
  forget(sessionId: string): void {
    this.known.delete(sessionId);
  }
}
