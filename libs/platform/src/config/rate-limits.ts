import * as z from 'zod/mini';
import { parseEnvironment } from './process.config.js';

const RateLimitsEnvSchema = z.object({
  /** `off` for load runs; a real site always has its limits. */
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
});
export type RateLimits = z.output<typeof RateLimitsEnvSchema>['RATE_LIMITS'];

/** Whether limits on how often something is done hold. Throws where a real site would be without them. */
export function loadRateLimits(env: NodeJS.ProcessEnv = process.env): RateLimits {
  const { RATE_LIMITS } = parseEnvironment(RateLimitsEnvSchema, env);
  if (RATE_LIMITS === 'off' && env.NODE_ENV === 'production')
    throw new Error('RATE_LIMITS=off is for load runs; with NODE_ENV=production the limits stay on.');
  return RATE_LIMITS;
}
