import type { User } from '@sumfox/contracts/identity/account';
import { createContext, use } from 'react';

export const UserContext = createContext<User | null>(null);

/** Throws outside of the signed-in part. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error('useUser is for signed-in pages');
  return user;
}
