import { defineEntity, p } from '@mikro-orm/postgresql';

/** Cost of one period, in millionths of a US dollar. */
export const AiSpend = defineEntity({
  name: 'AiSpend',
  tableName: 'ai_spend',
  properties: {
    /** `day 2026-11-22`, `month 2026-11`, or `pupil 2026-11-22 …` with that day's hash of the pupil. */
    period: p.string().primary(),
    spentMicroUsd: p.bigint('number'),
    updatedAt: p.datetime(),
  },
});

/** Maximum cost of a current call. Deleted when the call is settled. */
export const AiReservation = defineEntity({
  name: 'AiReservation',
  tableName: 'ai_reservations',
  properties: {
    id: p.uuid().primary(),
    /** Keys of `ai_spend` that the call is counted under. */
    day: p.string(),
    month: p.string(),
    pupil: p.string().nullable(),
    amountMicroUsd: p.bigint('number'),
    /** End of the reservation; after it the full amount is charged, since a killed process settles nothing. */
    lapsesAt: p.datetime(),
  },
});

/** A valid reply, stored so that a repeated question costs nothing. */
export const AiReply = defineEntity({
  name: 'AiReply',
  tableName: 'ai_replies',
  properties: {
    /** SHA-256, in hex, of all that the reply depends on. The question itself is not kept. */
    key: p.string().primary(),
    task: p.string(),
    taskVersion: p.integer(),
    model: p.string(),
    /** As the task's own schema gave it. */
    output: p.json<unknown>(),
    keptAt: p.datetime(),
  },
  indexes: [{ name: 'ai_replies_kept_at', properties: ['keptAt'] }],
});

/** For the list of a service that asks. */
export const AI_ENTITIES = [AiSpend, AiReservation, AiReply];

/** Statements of these tables, for a migration of a service that asks. */
export const AI_TABLES: readonly string[] = [
  `create table "ai_spend" ("period" varchar(255) not null, "spent_micro_usd" bigint not null, "updated_at" timestamptz not null, primary key ("period"))`,
  `create table "ai_reservations" ("id" uuid not null, "day" varchar(255) not null, "month" varchar(255) not null, "pupil" varchar(255) null, "amount_micro_usd" bigint not null, "lapses_at" timestamptz not null, primary key ("id"))`,
  `create table "ai_replies" ("key" varchar(255) not null, "task" varchar(255) not null, "task_version" int not null, "model" varchar(255) not null, "output" jsonb not null, "kept_at" timestamptz not null, primary key ("key"))`,
  `create index "ai_replies_kept_at" on "ai_replies" ("kept_at")`,
];
