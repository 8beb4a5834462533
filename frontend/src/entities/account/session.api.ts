import { login, logout } from '@sumfox/contracts/identity/session.endpoints';
import { call } from '../../shared/api/call.js';

export interface Credentials {
  username: string;
  password: string;
}

/** An attempt to sign in, with an id by which it asks for its place in line. */
export interface SignInAttempt extends Credentials {
  requestId: string;
}

export const signIn = (attempt: SignInAttempt) => call(login, { body: attempt });

export const signOut = () => call(logout, {});
