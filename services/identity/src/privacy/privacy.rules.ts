import type { Caller } from '@sumfox/platform/rpc/caller';

/** Identity itself, for nobody in particular. */
export const IDENTITY: Caller = { process: 'identity', userId: null, role: null, sessionId: null };
