import { Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { checkSession } from '@sumfox/contracts/identity/session.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { EndedSessionsListener } from './ended-sessions.listener.js';
import { ANONYMOUS_CALLER } from './anonymous-caller.js';

type Session = NonNullable<CallOutput<typeof checkSession>['session']>;

/**
 * How long an answer of identity is cached. Identity announces the end of a session at once; this bounds the cost of a
 * lost announcement.
 */
const TRUST_MS = 3_000;
const CACHE_MAX = 10_000;

/** Valid sessions according to identity. */
@Injectable()
export class SessionRegistry {
  private readonly known = new Map<string, { session: Promise<Session | null>; until: number }>();

  constructor(
    private readonly services: ServiceClient,
    private readonly ended: EndedSessionsListener,
  ) {
    ended.tell((ids) => ids.forEach((id) => this.forget(id)));
  }

  /** Null for a session that has ended or expired, or that has an inactive account. Throws when identity is away. */
  async find(sessionId: string): Promise<Session | null> {
    const now = Date.now();
    const hit = this.known.get(sessionId);
    // Without announcements of ended sessions the gateway must ask every time.
    if (hit && hit.until > now && this.ended.hears) return hit.session;
    const session = this.services
      .call(checkSession, { sessionId }, ANONYMOUS_CALLER)
      .then((answer) => answer.session);
    if (this.known.size >= CACHE_MAX) this.known.clear();
    this.known.set(sessionId, { session, until: now + TRUST_MS });
    // A failed call is not cached, so the next request asks again. Nor is a restriction, so that it ends at once.
    session.then(
      (found) => {
        if (found?.restriction) this.known.delete(sessionId);
      },
      () => this.known.delete(sessionId),
    );
    return session;
  }

  /** Forgets a session at once, because it has ended. */
  forget(sessionId: string): void {
    this.known.delete(sessionId);
  }
}
