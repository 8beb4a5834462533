import { defineEntity, p } from '@mikro-orm/postgresql';
import type { TraceCarrier } from '../tracing/trace-id.js';

/** A job or event written in the transaction of what it speaks of; published afterwards by the relay. */
export const OutboxMessage = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_messages',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(['job', 'event'] as const),
    name: p.string(),
    data: p.json<unknown>(),
    /** W3C headers of the trace that wrote it. */
    carrier: p.json<TraceCarrier>(),
    createdAt: p.datetime(),
    /** Null until every subscriber's queue has it. */
    publishedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'outbox_messages_unpublished',
      expression:
        'create index "outbox_messages_unpublished" on "outbox_messages" ("id") where published_at is null',
    },
  ],
});

/** A received message with a committed effect; written in the transaction of the effect, so a repeat does nothing. */
export const InboxMessage = defineEntity({
  name: 'InboxMessage',
  tableName: 'inbox_messages',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    receivedAt: p.datetime(),
  },
});

/** Statements of both tables, for the first migration of a service. */
export const MESSAGE_TABLES: readonly string[] = [
  `create table "outbox_messages" ("id" uuid not null, "kind" text check ("kind" in ('job', 'event')) not null, "name" varchar(255) not null, "data" jsonb not null, "carrier" jsonb not null, "created_at" timestamptz not null, "published_at" timestamptz null, primary key ("id"))`,
  `create index "outbox_messages_unpublished" on "outbox_messages" ("id") where published_at is null`,
  `create table "inbox_messages" ("id" uuid not null, "name" varchar(255) not null, "received_at" timestamptz not null, primary key ("id"))`,
];
