import { type InferEntity, defineEntity, p } from '@mikro-orm/postgresql';
import { WITHDRAWAL_OUTCOMES } from '@sumfox/contracts/messages/dispute.events';
import type { TraceCarrier } from '@sumfox/platform/tracing/trace-id';

/**
 * An item found at fault. The row is the work: it stays open until every paper that bears the item is seen to, so that
 * nothing is lost however often the process ends in between.
 */
export const WithdrawnItem = defineEntity({
  name: 'WithdrawnItem',
  tableName: 'withdrawn_items',
  properties: {
    itemId: p.uuid().primary(),
    /** Found otherwise later, it is found once more: a person may overrule what the engine has said. */
    outcome: p.enum(WITHDRAWAL_OUTCOMES).primary(),
    /** Of the trace in which it was found, so that all that follows can be found by it. */
    carrier: p.json<TraceCarrier>(),
    withdrawnAt: p.datetime(),
    /** When its papers are looked through next. */
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
