import type { FastifyCookieOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';

type CookieConfig = Pick<GatewayConfig, 'COOKIE_SECURE'>;

/**
 * `session` is the short-lived token, `refresh` the secret that renews it, `family` the secret of an approved device;
 * `challenge` is a right password that waits for its code, `device` the mark of a device with an earlier sign-in.
 */
export type CookieKind = 'session' | 'refresh' | 'family' | 'device' | 'challenge';

/** The `__Host-` prefix binds the cookie to this host, but browsers take it over HTTPS only. */
export function cookieName(config: CookieConfig, kind: CookieKind): string {
  return config.COOKIE_SECURE === '1' ? `__Host-${kind}` : kind;
}

/**
 * Values are taken as they came: none of ours is encoded, and a second spelling of a secret serves only forgers. The
 * plugin's types leave out `decode`, which it hands to its parser.
 */
export const COOKIE_OPTIONS = {
  parseOptions: { decode: (value: string) => value },
} as FastifyCookieOptions;

/** The value of a cookie that came with a request, or null. */
export function readCookie(request: FastifyRequest, config: CookieConfig, kind: CookieKind): string | null {
  return request.cookies[cookieName(config, kind)] || null;
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
