import { parseEnvironment } from '@product/platform/config/process.config';
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
  /** `off` hides the documentation of the calls. */
  API_DOCS: z._default(z.enum(['on', 'off']), 'on'),
});

export type GatewayConfig = z.output<typeof GatewayEnvSchema>;
export const GATEWAY_CONFIG = Symbol('gateway config');

export function loadGatewayConfig(): GatewayConfig {
  return parseEnvironment(GatewayEnvSchema);
}
