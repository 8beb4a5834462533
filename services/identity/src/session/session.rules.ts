import { createHash, randomBytes } from 'node:crypto';
import { validate as isUuid } from 'uuid';

/** However much it is used, a session ends after this. */
export const ABSOLUTE_MS = 7 * 86_400_000;
/** How long a session without any call holds, by role: a shared tablet forgets a child sooner. PostgreSQL intervals. */
export const IDLE = { child: '2 hours', adult: '12 hours' } as const;
/** Requests that ran beside an exchange still bring the token before it, for so long. */
export const REFRESH_GRACE_MS = 10_000;

const SECRET_BYTES = 32;

/** SHA-256 in hex; enough for a secret of 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 256 random bits as text that a cookie takes. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A refresh token names its session and proves the right to it. */
export function formatRefreshToken(sessionId: string, secret: string): string {
  return `${sessionId}.${secret}`;
}

/** Null for what was never a refresh token. */
export function parseRefreshToken(token: string): { sessionId: string; secret: string } | null {
  const [sessionId = '', secret = '', ...rest] = token.split('.');
  return rest.length === 0 && isUuid(sessionId) && secret !== '' ? { sessionId, secret } : null;
}

/** State of a refresh token, compared with the stored session. */
export type RefreshVerdict = 'exchange' | 'beside' | 'reused';

/**
 * The current token is exchanged. The previous one, within the grace period, came from a parallel request. Any other
 * token was exchanged before, so someone has a copy.
 */
export function judgeRefresh(
  stored: { refreshHash?: string | null; previousRefreshHash?: string | null; refreshedAt?: Date | null },
  secret: string,
  now: Date,
): RefreshVerdict {
  const hash = hashSecret(secret);
  if (hash === stored.refreshHash) return 'exchange';
  const isPrevious = hash === stored.previousRefreshHash && stored.refreshedAt;
  if (isPrevious && now.getTime() - isPrevious.getTime() <= REFRESH_GRACE_MS) return 'beside';
  return 'reused';
}
