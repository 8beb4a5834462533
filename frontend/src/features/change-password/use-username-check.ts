import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usernameQuery } from '../../entities/profile/index.js';
import { USERNAME_CHECK_FROM, readUsernameUnknown } from './profile.rules.js';
import type { UsernameState } from './profile.schema.js';

/** A pause this long ends the typing of a username (ACCOUNT-18). */
const PAUSE_MS = 500;

/** What is known of a username, and in which words. */
export interface UsernameCheck {
  state: UsernameState;
  message: string | null;
}

/** Asks, after a pause in typing, whether a changed username is free, and says so in the server's words. */
export function useUsernameCheck(typed: string, current: string): UsernameCheck {
  const username = typed.trim();
  const [settled, setSettled] = useState(username);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(username), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [username]);
  const wanted = username !== current && username.length >= USERNAME_CHECK_FROM;
  const asked = wanted && settled === username;
  const check = useQuery({ ...usernameQuery(username), enabled: asked });

  if (username === current) return { state: 'unchanged', message: null };
  if (!wanted) return { state: 'too-short', message: null };
  if (!asked || check.isFetching) return { state: 'checking', message: null };
  if (!check.data) return { state: 'unknown', message: readUsernameUnknown() };
  return { state: check.data.available ? 'available' : 'unavailable', message: check.data.message };
}
