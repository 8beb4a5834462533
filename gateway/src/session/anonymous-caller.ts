import type { Caller } from '@sumfox/platform/rpc/caller';

/** The gateway itself, for nobody who is signed in. */
export const ANONYMOUS_CALLER: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };
