import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { WITHDRAWAL_OUTCOMES } from '@sumfox/contracts/messages/dispute.events';
import type { TraceCarrier } from '@sumfox/platform/tracing/trace-id';

/** A faulty item. The row stays open until every paper with the item is corrected, so that a kill loses no work. */
export const WithdrawnItem = defineEntity({
  name: 'WithdrawnItem',
  tableName: 'withdrawn_items',
  properties: {
    itemId: p.uuid().primary(),
    /** A later finding of another kind starts the work again: a person may overrule the engine. */
    outcome: p.enum(WITHDRAWAL_OUTCOMES).primary(),
    /** Trace in which the fault was found, which links all later steps. */
    carrier: p.json<TraceCarrier>(),
    withdrawnAt: p.datetime(),
    /** Next time to search its papers. */
    lookAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'withdrawn_items_open',
      expression:
        'create index "withdrawn_items_open" on "withdrawn_items" ("look_at") where settled_at is null',
    },
  ],
});
export type WithdrawnItem = InferEntity<typeof WithdrawnItem>;
