import type { Caller } from '@sumfox/platform/rpc/caller';

/** The gateway itself, for a caller without a session. */
export const ANONYMOUS_CALLER: Caller = { process: 'gateway', userId: null, role: null, sessionId: null };
