import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
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

/** The camera reads sign-in cards, on the page of this host alone. */
const PERMISSIONS = { 'permissions-policy': 'camera=(self), microphone=(), geolocation=()' };

/**
 * Helmet's headers of every response, and the permissions, which Helmet does not have. Behind HTTPS browsers must stay
 * there. Made once, since Helmet would build the same texts again for each call.
 * @param changes sources of one page that needs more, such as a nonce of its styles
 */
export function listSecurityHeaders(
  config: Pick<GatewayConfig, 'COOKIE_SECURE'>,
  changes: Partial<Record<keyof typeof POLICY, string[]>> = {},
): Readonly<Record<string, string>> {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, ...changes } },
    referrerPolicy: { policy: 'same-origin' },
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
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error?: unknown) => {
    if (error) throw error;
  });
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...(Object.fromEntries(made) as Record<string, string>), ...PERMISSIONS };
}

/** Answers of the API are about one person and one moment. */
export const API_HEADERS: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };
