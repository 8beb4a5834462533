import { Injectable } from '@nestjs/common';
import type { CallOutput } from '@sumfox/contracts/endpoint';
import { checkSession } from '@sumfox/contracts/identity/session.calls';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import { EndedSessionsListener } from './ended-sessions.listener.js';
import { NOBODY } from './nobody.js';

type Session = NonNullable<CallOutput<typeof checkSession>['session']>;

/**
 * How long an answer of identity is believed. Identity says at once which sessions end; this bounds what a message
 * lost on the way could cost.
 */
const TRUST_MS = 3_000;
const CACHE_MAX = 10_000;

/** Which sessions hold, as identity says. */
@Injectable()
export class SessionRegistry {
  private readonly known = new Map<string, { session: Promise<Session | null>; until: number }>();

  constructor(
    private readonly services: ServiceClient,
    private readonly ended: EndedSessionsListener,
  ) {
    ended.tell((ids) => ids.forEach((id) => this.forget(id)));
  }

  /** Null for a session that has ended, run out, or whose account is inactive. Throws when identity is away. */
  async find(sessionId: string): Promise<Session | null> {
    const now = Date.now();
    const hit = this.known.get(sessionId);
    // Whoever cannot hear of an end must ask each time.
    if (hit && hit.until > now && this.ended.hears) return hit.session;
    const session = this.services.call(checkSession, { sessionId }, NOBODY).then((answer) => answer.session);
    if (this.known.size >= CACHE_MAX) this.known.clear();
    this.known.set(sessionId, { session, until: now + TRUST_MS });
    // A failed question is no answer: the next request asks again.
    session.catch(() => this.known.delete(sessionId));
    return session;
  }

  /** Forgets a session at once, because it has ended. */
  forget(sessionId: string): void {
    this.known.delete(sessionId);
  }
}
