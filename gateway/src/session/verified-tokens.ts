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

  /** Remembers a token; those that have expired by now are forgotten. Times are those of `Date.now()`. */
  add(token: string, verified: Verified, now = Date.now()): void {
    // Tokens live equally long, so those that expire first stand first.
    for (const [oldest, { expiresAt }] of this.tokens) {
      if (expiresAt > now && this.tokens.size < MAX_TOKENS) break;
      this.tokens.delete(oldest);
    }
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
