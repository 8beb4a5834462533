import { Migration } from '@mikro-orm/migrations';
import { MESSAGE_TABLES } from '@sumfox/platform/messaging/message.entity';

export class Migration0001Bank extends Migration {
  override up(): void {
    for (const statement of MESSAGE_TABLES) this.addSql(statement);
    this.addSql(`create table "items" (
      "id" uuid not null, "question" jsonb not null, "scheme" jsonb not null,
      "grade_level" text not null, "sub_strand_id" text not null, "heuristic_id" text not null,
      "level" text not null, "question_type" text not null,
      "template" text not null, "template_version" int not null, "seed" int not null, "params" jsonb not null,
      "complexity" smallint not null, "validation_score" double precision not null,
      "source" text not null, "status" text not null, "stem_hash" text not null, "pick" int not null,
      "created_at" timestamptz not null,
      primary key ("id"),
      constraint "items_status" check (status in ('active', 'retired')),
      constraint "items_source" check (source in ('engine', 'model', 'person')),
      constraint "items_stem" unique ("grade_level", "sub_strand_id", "heuristic_id", "stem_hash"))`);
    this.addSql(
      `create index "items_draw" on "items" ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type", "pick") include ("id", "template") where status = 'active'`,
    );
    this.addSql(`create table "top_ups" (
      "grade_level" text not null, "sub_strand_id" text not null, "heuristic_id" text not null,
      "level" text not null, "question_type" text not null,
      "target" int not null, "requested_at" timestamptz not null,
      primary key ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type"))`);
  }

  override down(): void {
    this.addSql('drop table "top_ups", "items", "inbox_messages", "outbox_messages"');
  }
}
