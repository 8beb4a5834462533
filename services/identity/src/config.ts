import { parseEnvironment } from '@product/platform/config/process.config';
import * as z from 'zod/mini';

const IdentityEnvSchema = z.object({
  /** `1`: the demo accounts are made, listed and may sign in. Their password is public: never on a real site. */
  DEMO_MODE: z._default(z.enum(['0', '1']), '0'),
});

/** What the identity service alone reads from its environment. */
export interface IdentityConfig {
  demoMode: boolean;
}

export const IDENTITY_CONFIG = Symbol('identity config');

/** Throws with the names of the variables that are not as they must be. */
export function loadIdentityConfig(env: NodeJS.ProcessEnv = process.env): IdentityConfig {
  return { demoMode: parseEnvironment(IdentityEnvSchema, env).DEMO_MODE === '1' };
}
