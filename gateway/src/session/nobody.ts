import type { Caller } from '@sumfox/platform/rpc/caller';

/** The gateway itself, for nobody who is signed in. */
export const NOBODY: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };
