import type { GatewayConfig } from '../config.js';

type CookieConfig = Pick<GatewayConfig, 'COOKIE_SECURE'>;

/**
 * `session` is the short-lived token, `refresh` the secret that renews it, `family` the secret of a device that a parent
 * approved, `challenge` a right password that waits for its code, `device` the mark of a device with an earlier sign-in.
 */
export type CookieKind = 'session' | 'refresh' | 'family' | 'device' | 'challenge';

/** The `__Host-` prefix binds the cookie to this host, but browsers take it over HTTPS only. */
export function cookieName(config: CookieConfig, kind: CookieKind): string {
  return config.COOKIE_SECURE === '1' ? `__Host-${kind}` : kind;
}

/** The value of a cookie in a `Cookie` header, or null. */
export function findCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** A `Set-Cookie` value; an empty value with `maxAgeSeconds` 0 clears it. */
export function toSetCookie(
  config: CookieConfig,
  kind: CookieKind,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = config.COOKIE_SECURE === '1' ? '; Secure' : '';
  return `${cookieName(config, kind)}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${maxAgeSeconds}${secure}`;
}
