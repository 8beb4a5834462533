import { parseEnvironment } from '@sumfox/platform/config/process.config';
import { type RateLimits, loadRateLimits } from '@sumfox/platform/config/rate-limits';
import * as z from 'zod/mini';

const GatewayEnvSchema = z.object({
  PORT: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 8080),
  HOST: z._default(z.string(), '0.0.0.0'),
  /** Folder of the built frontend. */
  STATIC_DIR: z.string(),
  /** Signs the session cookie; at least 32 characters. */
  SESSION_SECRET: z.string().check(z.minLength(32)),
  /** `1` behind HTTPS: the cookie is Secure and host-bound, and browsers are told to stay on HTTPS. */
  COOKIE_SECURE: z._default(z.enum(['0', '1']), '0'),
  /**
   * Addresses or networks of proxies in front, separated by commas: only their word is taken for where a call comes
   * from. Without this, everybody behind a proxy would count as one address.
   */
  TRUSTED_PROXIES: z._default(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ),
    [],
  ),
  /**
   * Whoever takes longer than this to say the headers of a call, or then its body, is refused; a file may take longer.
   * In milliseconds.
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

/** Throws with the names of the variables that are not as they must be. */
export function loadGatewayConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  return { ...parseEnvironment(GatewayEnvSchema, env), RATE_LIMITS: loadRateLimits(env) };
}
