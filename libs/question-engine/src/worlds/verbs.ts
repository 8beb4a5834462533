import type { Verb } from './world.js';

/** A verb from its past and its base. */
export const verb = (past: string, base: string): Verb => ({ past, base });

export const BOUGHT = verb('bought', 'buy');
export const RECEIVED = verb('received', 'receive');
export const COLLECTED = verb('collected', 'collect');
export const GAVE_AWAY = verb('gave away', 'give away');
export const USED = verb('used', 'use');
export const SOLD = verb('sold', 'sell');
export const GAVE = verb('gave', 'give');
export const SENT = verb('sent', 'send');
