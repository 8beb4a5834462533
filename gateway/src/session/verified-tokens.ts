import { Injectable } from '@nestjs/common';

interface Verified {
  sessionId: string;
  expiresAt: number;
}

const MAX_TOKENS = 10_000;

/**
 * The sessions of tokens with a good signature. A browser sends the same token with each call for ten minutes, and a
 * signature costs as much as the rest of the session's check. Whether the session still holds is asked all the same.
 */
@Injectable()
export class VerifiedTokens {
  private readonly tokens = new Map<string, Verified>();

  /** Remembers a token until it expires; times are those of `Date.now()`. */
  add(token: string, verified: Verified): void {
    // Forgets all when there are too many: each is verified again at little cost.
    if (this.tokens.size >= MAX_TOKENS) this.tokens.clear();
    this.tokens.set(token, verified);
  }

  /** The session of a token; undefined when the token is unknown or has expired. */
  find(token: string, now = Date.now()): string | undefined {
    const known = this.tokens.get(token);
    if (known === undefined) return undefined;
    if (now < known.expiresAt) return known.sessionId;
    this.tokens.delete(token);
    return undefined;
  }
}
