import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** One sign-in on one device; what the cookie names. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).deleteRule('cascade').index(),
    createdAt: p.datetime(),
    /** Absolute: use does not move it. Indexed, since what has expired is removed every few seconds. */
    expiresAt: p.datetime().index(),
    endedAt: p.datetime().nullable(),
    /** To the minute. */
    lastSeenAt: p.datetime(),
    /** SHA-256 in hex of the refresh token's secret; the secret itself is kept nowhere. */
    refreshHash: p.string().nullable(),
    /** Hash of the previous token, which a request parallel to the exchange may still bring. */
    previousRefreshHash: p.string().nullable(),
    refreshedAt: p.datetime().nullable(),
  },
});
export type SessionRow = InferEntity<typeof Session>;
