import * as z from 'zod/mini';
import { ADMIN_SETUP } from './admin-setup.messages.js';

/** The first password of an admin, typed twice. The server holds it to the same length (ACCOUNT-13). */
export const adminPasswordSchema = (minLength: number) =>
  z
    .object({
      password: z.string().check(
        z.minLength(minLength, {
          error: () => ADMIN_SETUP.get().passwordMustBeAt({ minLength }),
          abort: true,
        }),
      ),
      confirmPassword: z.string(),
    })
    .check(
      z.refine(({ password, confirmPassword }) => password === confirmPassword, {
        path: ['confirmPassword'],
        error: () => ADMIN_SETUP.get().theTwoPasswordsDo,
      }),
    );

export type AdminPasswordValues = z.infer<ReturnType<typeof adminPasswordSchema>>;
