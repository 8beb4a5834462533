import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/index.js';

/** A request to erase an account. Its id, not the account's, travels to the other services. */
export const Erasure = defineEntity({
  name: 'Erasure',
  tableName: 'erasures',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).unique().deleteRule('cascade'),
    requestedAt: p.datetime(),
    eraseAfter: p.datetime(),
    /** When the other services were told; from then on it cannot be taken back. */
    startedAt: p.datetime().nullable(),
    /** When analytics was told, after all others had confirmed. */
    figuresDueAt: p.datetime().nullable(),
    /** Ids of the person's papers, read at the start, while the service that owns them still knows them. */
    submissionIds: p.json<string[]>().default('[]'),
  },
});
export type ErasureRow = InferEntity<typeof Erasure>;

/** Confirmation that a service has erased its part. */
export const ErasureConfirmation = defineEntity({
  name: 'ErasureConfirmation',
  tableName: 'erasure_confirmations',
  properties: {
    erasure: () => p.manyToOne(Erasure).primary().deleteRule('cascade'),
    service: p.string().primary(),
  },
});
