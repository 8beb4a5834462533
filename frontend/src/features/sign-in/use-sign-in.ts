import type { User } from '@sumfox/contracts/identity/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../shared/ui/notify.js';
import { CallError } from '../../shared/api/call-error.js';
import { beginSession } from '../begin-session/index.js';
import { signIn } from '../../entities/account/index.js';
import { SIGN_IN } from './sign-in.messages.js';

/** Pages that stand for "not signed in"; every other address is resumed after sign-in. */
const ENTRANCES = ['/', '/login', '/register', '/register2', '/set-up'];

/** Takes whoever has signed in to the address that was asked for, or to the dashboard. */
export function useAfterSignIn(): (user: User) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  return (user) => {
    if (ENTRANCES.includes(location.pathname)) void navigate('/dashboard', { replace: true });
    else void navigate(location, { replace: true, state: { resumed: true } });
    beginSession(client, user);
    notify(SIGN_IN.get().loginSuccessful, SIGN_IN.get().welcomeBack, 'success');
  };
}

/** `onCode`: the password is right, and a code of an app is asked for next. */
export function useSignIn(onCode: () => void) {
  const afterSignIn = useAfterSignIn();
  return useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => ('user' in answer ? afterSignIn(answer.user) : onCode()),
    onError: (error) => notify(SIGN_IN.get().loginFailed, signInFault(error), 'error'),
  });
}

/** What to tell whoever could not sign in. */
export function signInFault(error: unknown): string {
  if (error instanceof CallError && (error.status === 0 || error.code === 'busy')) return error.message;
  if (error instanceof CallError && error.status >= 500) return SIGN_IN.get().somethingWentWrongOn;
  return error instanceof CallError && error.message !== ''
    ? error.message
    : SIGN_IN.get().invalidCredentials;
}
