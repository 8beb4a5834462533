import { Migration } from '@mikro-orm/migrations';
import { MESSAGE_TABLES } from '@sumfox/platform/messaging/message.entity';

export class Migration0001EventsAndProcesses extends Migration {
  override up(): void {
    for (const statement of MESSAGE_TABLES) this.addSql(statement);
    this.addSql(`create table "events" (
      "id" uuid not null, "name" text not null, "version" int not null, "source" text not null,
      "occurred_at" timestamptz not null, "data" jsonb not null, "received_at" timestamptz not null,
      primary key ("id"))`);
    this.addSql(`create index "events_name_occurred_at" on "events" ("name", "occurred_at")`);
    this.addSql(
      `create table "forgotten_events" ("name" text not null, "count" bigint not null, primary key ("name"))`,
    );
    this.addSql(`create table "processes" (
      "process" text not null, "instance" text not null, "last_seen" timestamptz not null,
      "uptime_seconds" int not null, "heap_used_bytes" bigint not null, "rss_bytes" bigint not null,
      "database_reachable" boolean null, "queue_depths" jsonb not null,
      primary key ("process", "instance"))`);
  }

  override down(): void {
    this.addSql('drop table "processes", "forgotten_events", "events", "inbox_messages", "outbox_messages"');
  }
}
