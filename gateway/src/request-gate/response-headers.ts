import type { GatewayConfig } from '../config.js';

/** What a page may load: only the product's own files, and pictures made in the page. `styles` adds hashes of styles. */
export function contentSecurityPolicy(styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Headers of every answer; behind HTTPS, browsers are told to stay there. */
export function securityHeaders(config: Pick<GatewayConfig, 'COOKIE_SECURE'>): Record<string, string> {
  return config.COOKIE_SECURE === '1'
    ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000' }
    : SECURITY_HEADERS;
}

/** Answers of the API are about one person and one moment. */
export const API_HEADERS: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };
