import { MIN_CHILD_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@sumfox/contracts/identity/fields';
import { parseEnvironment } from '@sumfox/platform/config/process.config';
import * as z from 'zod/mini';

const length = (min: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(64))),
    ),
    min,
  );

const IdentityEnvSchema = z.object({
  /** `1`: the demo accounts are made, listed and may sign in. Their password is public: never on a real site. */
  DEMO_MODE: z._default(z.enum(['0', '1']), '0'),
  /** Who agrees to a link: `open` nobody for a child without a parent; `confirm` the child, always. */
  LINK_POLICY: z._default(z.enum(['open', 'confirm']), 'open'),
  PASSWORD_MIN_LENGTH: length(MIN_PASSWORD_LENGTH),
  /** For a child whose password a parent or an admin sets. */
  CHILD_PASSWORD_MIN_LENGTH: length(MIN_CHILD_PASSWORD_LENGTH),
});

/** What the identity service alone reads from its environment. */
export interface IdentityConfig {
  demoMode: boolean;
  linkPolicy: 'open' | 'confirm';
  passwordMinLength: number;
  childPasswordMinLength: number;
}

export const IDENTITY_CONFIG = Symbol('identity config');

/** Throws with the names of the variables that are not as they must be. */
export function loadIdentityConfig(env: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const e = parseEnvironment(IdentityEnvSchema, env);
  return {
    demoMode: e.DEMO_MODE === '1',
    linkPolicy: e.LINK_POLICY,
    passwordMinLength: e.PASSWORD_MIN_LENGTH,
    childPasswordMinLength: e.CHILD_PASSWORD_MIN_LENGTH,
  };
}
