import type { GatewayConfig } from '../config.js';

/** Sources that a page may load: the product's own files, and pictures made in the page. */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
};

/** The same policy where one page needs more, such as hashes of its styles. */
export function contentSecurityPolicy(changes: Partial<Record<keyof typeof POLICY, string[]>> = {}) {
  return { useDefaults: false, directives: { ...POLICY, ...changes } };
}

/** Helmet's options for the headers of every response; behind HTTPS browsers must stay there. */
export function securityHeaders(config: Pick<GatewayConfig, 'COOKIE_SECURE'>) {
  return {
    contentSecurityPolicy: contentSecurityPolicy(),
    referrerPolicy: { policy: 'same-origin' as const },
    strictTransportSecurity:
      config.COOKIE_SECURE === '1' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // The policy's frame-ancestors covers it.
    xFrameOptions: false,
    // Browsers that this product supports do not know these.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Pages use no other host, so DNS prefetch and isolation for others are off.
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  };
}

/** Helmet has no permissions. The camera reads sign-in cards, on the page of this host alone. */
export const PERMISSIONS: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

/** Answers of the API are about one person and one moment. */
export const API_HEADERS: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };
