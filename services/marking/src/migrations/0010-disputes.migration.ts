import { Migration } from '@mikro-orm/migrations';

/** Challenged marks and solutions checked again. */
export class Migration0010Disputes extends Migration {
  override up(): void {
    this.addSql(`create table "challenges" (
      "id" uuid not null,
      "paper_id" int not null,
      "question_index" int not null,
      "pupil_id" uuid not null,
      "item_id" uuid not null,
      "reason" text check ("reason" in ('same-meaning', 'correct-result', 'format-difference', 'method-valid', 'units-equivalent', 'ai-error')) not null,
      "decision" text check ("decision" in ('approved', 'waiting', 'rejected')) not null,
      "asked" jsonb not null,
      "marker_version" int not null,
      "marked_again" jsonb not null,
      "recheck" jsonb null,
      "mark" jsonb null,
      "reply" jsonb not null,
      "created_at" timestamptz not null,
      "decided_at" timestamptz null,
      primary key ("id"),
      constraint "challenges_question" unique ("paper_id", "question_index")
    )`);
    this.addSql(`create index "challenges_pupil" on "challenges" ("pupil_id", "created_at")`);
    this.addSql(
      `create index "challenges_waiting" on "challenges" ("created_at") where decision = 'waiting'`,
    );
    this.addSql(`create table "verifications" (
      "id" uuid not null,
      "paper_id" int not null,
      "question_index" int not null,
      "pupil_id" uuid not null,
      "item_id" uuid not null,
      "outcome" text check ("outcome" in ('proved', 'corrected', 'waiting')) not null,
      "question" jsonb not null,
      "scheme" jsonb not null,
      "created_at" timestamptz not null,
      primary key ("id")
    )`);
    this.addSql(`create index "verifications_pupil" on "verifications" ("pupil_id", "created_at")`);
    this.addSql(
      `create index "verifications_waiting" on "verifications" ("created_at") where outcome = 'waiting'`,
    );
  }

  /** Loses the challenges and the verifications. */
  override down(): void {
    this.addSql('drop table "challenges", "verifications"');
  }
}
