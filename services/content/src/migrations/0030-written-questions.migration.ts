import { Migration } from '@mikro-orm/migrations';

export class Migration0030WrittenQuestions extends Migration {
  override up(): void {
    this.addSql(`create table "written_questions" (
      "id" uuid not null,
      "grade_level" text not null, "sub_strand_id" text not null, "heuristic_id" text not null,
      "level" text not null, "question_type" text not null,
      "attempt" int not null, "outcome" text not null, "faults" jsonb not null, "agreeing" smallint null,
      "score" double precision not null, "model" text not null, "prompt_version" int not null,
      "writing" jsonb not null, "created_at" timestamptz not null,
      primary key ("id"),
      constraint "written_questions_outcome" check (outcome in ('entered', 'review', 'rejected')),
      constraint "written_questions_agreeing" check (agreeing in (0, 1, 2, 3)),
      constraint "written_questions_attempt" unique ("grade_level", "sub_strand_id", "heuristic_id", "level", "question_type", "attempt"))`);
    this.addSql(
      `create index "written_questions_outcome_created_at" on "written_questions" ("outcome", "created_at")`,
    );
  }

  /** Loses which questions a model wrote and why some were rejected; those that entered the bank stay. */
  override down(): void {
    this.addSql('drop table "written_questions"');
  }
}
