import type { GatewayConfig } from '../config.js';

/** The `__Host-` prefix binds the cookie to this host, but browsers take it over HTTPS only. */
export function sessionCookieName(config: Pick<GatewayConfig, 'COOKIE_SECURE'>): string {
  return config.COOKIE_SECURE === '1' ? '__Host-session' : 'session';
}

/** The session token of a `Cookie` header, or null. */
export function findSessionToken(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** A `Set-Cookie` value; an empty token with `maxAgeSeconds` 0 clears it. */
export function sessionCookie(
  config: Pick<GatewayConfig, 'COOKIE_SECURE'>,
  token: string,
  maxAgeSeconds: number,
): string {
  const secure = config.COOKIE_SECURE === '1' ? '; Secure' : '';
  return `${sessionCookieName(config)}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${maxAgeSeconds}${secure}`;
}
