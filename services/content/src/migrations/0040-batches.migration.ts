import { Migration } from '@mikro-orm/migrations';

export class Migration0040Batches extends Migration {
  override up(): void {
    this.addSql(`create table "batches" (
      "id" uuid not null, "batch_name" text not null, "primary_level" text null,
      "sub_strand_filter" jsonb not null, "heuristic_filter" jsonb not null, "proficiency_filter" jsonb not null,
      "target_questions" int not null, "priority" smallint not null,
      "open_ended_percentage" smallint not null, "mcq_percentage" smallint not null, "fill_blank_percentage" smallint not null,
      "generated_questions" int not null, "validated_questions" int not null, "unmade_questions" int not null,
      "took_ms" bigint not null,
      "status" text not null, "paused_because" text null, "request_id" uuid null,
      "started_at" timestamptz not null, "paused_at" timestamptz null, "finished_at" timestamptz null,
      "deleted_at" timestamptz null,
      primary key ("id"),
      constraint "batches_request_id" unique ("request_id"),
      constraint "batches_status" check (status in ('running', 'paused', 'completed', 'failed', 'cancelled')),
      constraint "batches_paused_because" check ((status = 'paused') = (paused_because is not null) and paused_because in ('by-admin', 'over-budget')))`);
    this.addSql(`create index "batches_started_at" on "batches" ("started_at")`);
    this.addSql(`create table "batch_parts" (
      "batch_id" uuid not null, "part" smallint not null, "left_questions" smallint not null,
      "asked_at" timestamptz not null, "asked_times" int not null,
      primary key ("batch_id", "part"))`);
    this.addSql(`create index "batch_parts_left" on "batch_parts" ("asked_at") where left_questions > 0`);
    this.addSql(`create table "batch_questions" (
      "batch_id" uuid not null, "position" smallint not null, "part" smallint not null,
      "grade_level" text not null, "sub_strand_id" text not null, "heuristic_id" text not null,
      "level" text not null, "question_type" text not null,
      "maker" text not null, "attempt" int null, "tries" smallint not null, "taken_until" timestamptz null,
      "outcome" text null, "made_id" uuid null, "took_ms" int null, "settled_at" timestamptz null,
      primary key ("batch_id", "position"),
      constraint "batch_questions_maker" check (maker in ('engine', 'model')),
      constraint "batch_questions_outcome" check (outcome in ('entered', 'rejected', 'unmade')))`);
    this.addSql(
      `create index "batch_questions_attempt" on "batch_questions" ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type", "attempt") where attempt is not null`,
    );
  }

  /** Loses the batches; the items that they made stay in the bank. */
  override down(): void {
    this.addSql('drop table "batch_questions", "batch_parts", "batches"');
  }
}
