import { Migration } from '@mikro-orm/migrations';

export class Migration0060Topics extends Migration {
  override up(): void {
    this.addSql(`create table "topics" (
      "id" uuid not null,
      "owner_id" uuid null, "is_shared" boolean not null, "request_id" uuid null,
      "name" text not null, "description" text not null, "grade_level" text not null,
      "difficulty_level" smallint not null, "is_active" boolean not null,
      "model_questions" jsonb not null, "model_answers" jsonb not null, "bytes" int not null,
      "created_at" timestamptz not null, "updated_at" timestamptz not null,
      "deleted_at" timestamptz null, "merged_into" uuid null,
      primary key ("id"),
      constraint "topics_difficulty" check (difficulty_level in (1, 2, 3, 4, 5)),
      constraint "topics_owner" check (is_shared or owner_id is not null),
      constraint "topics_request" unique ("owner_id", "request_id"))`);
    this.addSql(
      `create index "topics_owned" on "topics" ("owner_id") where "deleted_at" is null and not "is_shared"`,
    );
    this.addSql(
      `create index "topics_listed" on "topics" ("is_shared" desc, "id" desc) include ("bytes") where "deleted_at" is null`,
    );
    this.addSql(`create index "topics_deleted" on "topics" ("deleted_at")`);
    this.addSql(`create table "topic_similarity_decisions" (
      "account_id" uuid not null, "first_topic_id" uuid not null, "second_topic_id" uuid not null,
      "decided_at" timestamptz not null,
      primary key ("account_id", "first_topic_id", "second_topic_id"))`);
    for (const column of ['first_topic_id', 'second_topic_id'])
      this
        .addSql(`alter table "topic_similarity_decisions" add constraint "topic_similarity_decisions_${column}_foreign"
        foreign key ("${column}") references "topics" ("id") on delete cascade`);
  }

  /** Loses the topics. */
  override down(): void {
    this.addSql('drop table "topic_similarity_decisions", "topics"');
  }
}
