import { findDemoFault } from '@sumfox/contracts/identity/demo-mode.rules';
import { parseEnvironment } from '@sumfox/platform/config/process.config';
import { type RateLimits, loadRateLimits } from '@sumfox/platform/config/rate-limits';
import * as z from 'zod/mini';
import { isHost } from './address/index.js';

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const GatewayEnvSchema = z.object({
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** `1`: other gateways of this machine listen at the same port, and the kernel shares the connections out (Linux). */
  SHARE_PORT: z._default(z.enum(['0', '1']), '0'),
  /** Folder of the built frontend. */
  STATIC_DIR: z.string(),
  /** Signs the session cookie; at least 32 characters. */
  SESSION_SECRET: z.string().check(z.minLength(32)),
  /** `1` behind HTTPS: the cookie is Secure and host-bound, and browsers must stay on HTTPS. */
  COOKIE_SECURE: z._default(z.enum(['0', '1']), '0'),
  /**
   * Addresses or networks of trusted proxies, separated by commas. Only they may name the client's address; without
   * them all clients behind a proxy count as one address.
   */
  TRUSTED_PROXIES: z._default(z.pipe(z.string(), z.transform(splitList)), []),
  /**
   * Host names of the gateway, separated by commas, each with or without a port: `maths.example`. This machine's own
   * names and addresses are always accepted.
   */
  PUBLIC_HOSTS: z._default(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform(splitList),
        z.array(z.string().check(z.refine(isHost, 'is no name of a host such as maths.example'))),
      ),
    ),
    [],
  ),
  /**
   * The most milliseconds that the headers of a call, and then its body, may take. A file may take longer.
   */
  SLOW_SENDER_MS: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(100), z.lte(60_000))),
    ),
    15_000,
  ),
  /** `off` hides the documentation of the calls. */
  API_DOCS: z._default(z.enum(['on', 'off']), 'on'),
});

export type GatewayConfig = z.output<typeof GatewayEnvSchema> & { RATE_LIMITS: RateLimits };
export const GATEWAY_CONFIG = Symbol('gateway config');

/**
 * Throws with the names of invalid variables, and for demo accounts with the public password on an address that other
 * machines reach.
 */
export function loadGatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const fault = findDemoFault(env);
  if (fault) throw new Error(fault);
  return { ...parseEnvironment(GatewayEnvSchema, env), RATE_LIMITS: loadRateLimits(env) };
}
