import { Migration } from '@mikro-orm/migrations';

/** Reported questions, and what came of challenges and of solutions checked again. */
export class Migration0012Disputes extends Migration {
  override up(): void {
    this.addSql(`create table "question_reports" ("paper_id" int not null, "question_index" int not null,
      "pupil_id" uuid not null, "outcome" text check ("outcome" in ('valid', 'replaced', 'faulty')) not null,
      "question" jsonb not null, "scheme" jsonb not null, "response" jsonb null, "drawing" bytea null,
      "first_try" jsonb null, "created_at" timestamptz not null, primary key ("paper_id", "question_index"))`);
    this.addSql(`create index "question_reports_pupil" on "question_reports" ("pupil_id", "created_at")`);
    this.addSql(`create table "question_disputes" ("paper_id" int not null, "question_index" int not null,
      "challenge" jsonb null,
      "verification" text check ("verification" in ('proved', 'corrected', 'waiting')) null,
      "verified_at" timestamptz null, "left_that_day" int null, primary key ("paper_id", "question_index"))`);
  }

  /** Loses the reports, and what came of challenges and verifications. */
  override down(): void {
    this.addSql('drop table "question_disputes", "question_reports"');
  }
}
