import * as z from 'zod/mini';
import { SECOND_FACTOR } from './second-factor.messages.js';

const required = (error: () => string) => z.string().check(z.trim(), z.minLength(1, { error }));

/** What proves that it is the account's owner; what is not asked for may be empty. */
export const proofSchema = (asks: readonly ('currentPassword' | 'code')[]) =>
  z.object({
    currentPassword: asks.includes('currentPassword')
      ? required(() => SECOND_FACTOR.get().pleaseEnterYourPassword)
      : z.string(),
    code: asks.includes('code') ? required(() => SECOND_FACTOR.get().pleaseEnterTheCode) : z.string(),
  });
