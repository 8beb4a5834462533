import { defineEntity, p } from '@mikro-orm/postgresql';

/** The events that people and papers are counted from, by when they were received. */
const EVENTS_OF_USAGE = `create index "events_of_usage" on "events" ("received_at") where name in
  ('account.registered', 'account.signed-in', 'paper.created', 'submission.received', 'paper.completed')`;

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
  indexes: [
    { name: 'events_name_occurred_at', properties: ['name', 'occurredAt'] },
    { name: 'events_of_usage', expression: EVENTS_OF_USAGE },
  ],
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
