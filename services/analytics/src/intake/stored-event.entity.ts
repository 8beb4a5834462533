import { defineEntity, p } from '@mikro-orm/postgresql';

/** Every domain event as it arrived; all figures can be counted again from here. */
export const StoredEvent = defineEntity({
  name: 'StoredEvent',
  tableName: 'events',
  properties: {
    /** The envelope's id. */
    id: p.uuid().primary(),
    name: p.text(),
    version: p.integer(),
    /** The process that emitted it. */
    source: p.text(),
    occurredAt: p.datetime(),
    data: p.json<unknown>(),
    receivedAt: p.datetime(),
  },
  indexes: [{ name: 'events_name_occurred_at', properties: ['name', 'occurredAt'] }],
});

/** How many events of a name were forgotten, so that totals keep counting them. */
export const ForgottenEvents = defineEntity({
  name: 'ForgottenEvents',
  tableName: 'forgotten_events',
  properties: {
    name: p.text().primary(),
    count: p.bigint('number'),
  },
});
