import { Migration } from '@mikro-orm/migrations';
import { MESSAGE_TABLES } from '@sumfox/platform/messaging/message.entity';

export class Migration0001MarkingRuns extends Migration {
  override up(): void {
    for (const statement of MESSAGE_TABLES) this.addSql(statement);
    this.addSql(`create table "marking_runs" (
      "submission_id" uuid not null,
      "marker_version" int not null,
      "unmarked_count" int not null,
      "started_at" timestamptz not null,
      "completed_at" timestamptz null,
      primary key ("submission_id")
    )`);
    this.addSql(`create table "marks" (
      "id" uuid not null,
      "submission_id" uuid not null,
      "question_id" varchar(255) not null,
      "question_index" int not null,
      "outcome" text not null,
      "is_correct" boolean not null,
      "marks_awarded" int not null,
      "marks_possible" int not null,
      "reason_code" varchar(255) not null,
      "feedback" text not null,
      "suggestions" jsonb not null,
      "read_as" text null,
      "misconception_code" varchar(255) null,
      "created_at" timestamptz not null,
      primary key ("id"),
      constraint "marks_question" unique ("submission_id", "question_id"),
      constraint "marks_within_range" check (marks_awarded >= 0 and marks_awarded <= marks_possible),
      constraint "marks_outcome_check" check ("outcome" in ('correct', 'right-value-wrong-form', 'right-value-missing-unit', 'incorrect', 'unreadable'))
    )`);
  }

  override down(): void {
    this.addSql('drop table "marks", "marking_runs", "inbox_messages", "outbox_messages"');
  }
}
