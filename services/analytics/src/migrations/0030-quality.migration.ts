import { Migration } from '@mikro-orm/migrations';

/** What the figures about questions and about the model are counted from; all of it can be built again from `events`. */
export class Migration0030Quality extends Migration {
  override up(): void {
    this.addSql(`create table "quality_answers" ("submission_id" uuid not null, "item_id" text not null,
      "is_correct" boolean not null, "marks_awarded" int not null, "marks_possible" int not null,
      primary key ("submission_id", "item_id"))`);
    this.addSql(`create index "quality_answers_item" on "quality_answers" ("item_id")`);
    this
      .addSql(`create table "quality_submissions" ("submission_id" uuid not null, "assessment_id" int not null,
      primary key ("submission_id"))`);
    this.addSql(`create table "quality_raises" ("assessment_id" int not null, "item_id" text not null,
      "is_correct" boolean not null, "marks_awarded" int not null, primary key ("assessment_id", "item_id"))`);
    this.addSql(`create table "quality_verdicts" ("event_id" uuid not null, "item_id" text not null,
      "kind" text not null, "verdict" text not null, primary key ("event_id"))`);
    this.addSql(`create index "quality_verdicts_item" on "quality_verdicts" ("kind", "item_id")`);
    this.addSql(`create table "quality_items" ("item_id" text not null, "source" text not null,
      primary key ("item_id"))`);
    this.addSql(`create table "model_calls" ("event_id" uuid not null, "at" timestamptz not null,
      "task" text not null, "outcome" text not null, "cost_micro_usd" bigint not null, "latency_ms" int not null,
      primary key ("event_id"))`);
    this.addSql(`create index "model_calls_at" on "model_calls" ("at")`);
    this.addSql(`create table "projections" ("name" text not null, "version" int not null,
      "replayed_to" uuid null, "is_complete" boolean not null, primary key ("name"))`);
    this.addSql(`create table "raised_doubts" ("item_id" text not null, "doubt" text not null,
      "raised_at" timestamptz not null, primary key ("item_id"))`);
  }

  /** Loses the doubts that were raised. The counts can be built again from `events`. */
  override down(): void {
    this.addSql(
      'drop table "quality_answers", "quality_submissions", "quality_raises", "quality_verdicts", "quality_items", "model_calls", "projections", "raised_doubts"',
    );
  }
}
