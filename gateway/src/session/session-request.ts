import type { Restriction } from '@sumfox/contracts/endpoint';
import type { PersonCaller } from '@sumfox/platform/rpc/caller';
import type { FastifyRequest } from 'fastify';

/** A request with its signed-in person, if there is one. */
export interface SessionRequest extends FastifyRequest {
  user?: PersonCaller | null;
  /** Action that the person must take first, if any. */
  restriction?: Restriction | null;
  /** The token that took the place of the cookie's while this request was answered. */
  renewedToken?: string;
}
