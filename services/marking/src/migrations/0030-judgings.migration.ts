import { Migration } from '@mikro-orm/migrations';

/** What a model is asked, and what waits for a person. */
export class Migration0030Judgings extends Migration {
  override up(): void {
    this.addSql(`create table "judgings" (
      "id" uuid not null,
      "kind" text check ("kind" in ('working', 'challenge')) not null,
      "submission_id" uuid null,
      "challenge_id" uuid null,
      "paper_id" int not null,
      "question_index" int not null,
      "item_id" varchar(255) not null,
      "pupil_id" uuid not null,
      "asked" jsonb not null,
      "status" text check ("status" in ('open', 'settled')) not null,
      "tries" int not null,
      "bad_replies" int not null,
      "last_reason" text null,
      "next_ask_at" timestamptz not null,
      "asked_until" timestamptz null,
      "queued_at" timestamptz null,
      "said" jsonb not null,
      "granted" jsonb not null,
      "settled_by" text check ("settled_by" in ('model', 'rules')) null,
      "created_at" timestamptz not null,
      "settled_at" timestamptz null,
      primary key ("id"),
      constraint "judgings_answer" unique ("submission_id", "question_index"),
      constraint "judgings_challenge" unique ("challenge_id")
    )`);
    this.addSql(`create index "judgings_place" on "judgings" ("paper_id", "question_index")`);
    this.addSql(`create index "judgings_pupil" on "judgings" ("pupil_id")`);
    this.addSql(`create index "judgings_open" on "judgings" ("next_ask_at") where status = 'open'`);
    this.addSql(`create table "reviews" (
      "id" uuid not null,
      "kind" text check ("kind" in ('working', 'screened', 'challenge', 'verification')) not null,
      "why" text not null,
      "paper_id" int not null,
      "question_index" int not null,
      "item_id" varchar(255) not null,
      "pupil_id" uuid not null,
      "asked" jsonb not null,
      "rule_mark" jsonb null,
      "model_said" jsonb not null,
      "status" text check ("status" in ('open', 'decided')) not null,
      "mark" jsonb null,
      "is_key_faulty" boolean null,
      "decided_by" uuid null,
      "created_at" timestamptz not null,
      "decided_at" timestamptz null,
      primary key ("id"),
      constraint "reviews_place" unique ("kind", "paper_id", "question_index")
    )`);
    this.addSql(`create index "reviews_pupil" on "reviews" ("pupil_id")`);
    this.addSql(`create index "reviews_queue" on "reviews" ("status", "id")`);
    // Answers to a question and challenges of it are counted against each other.
    this.addSql(`create index "marks_item" on "marks" ("question_id")`);
    this.addSql(`create index "challenges_item" on "challenges" ("item_id")`);
  }

  /** Loses what the model was asked and what waits for a person. */
  override down(): void {
    this.addSql('drop index "challenges_item"');
    this.addSql('drop index "marks_item"');
    this.addSql('drop table "judgings", "reviews"');
  }
}
