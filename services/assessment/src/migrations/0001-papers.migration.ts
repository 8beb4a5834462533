import { Migration } from '@mikro-orm/migrations';
import { MESSAGE_TABLES } from '@sumfox/platform/messaging/message.entity';

const GRADES = "('Primary 1', 'Primary 2', 'Primary 3', 'Primary 4', 'Primary 5', 'Primary 6')";
const LEVELS = "('not_ready', 'guided', 'independent', 'mastery')";
const OUTCOMES =
  "('correct', 'right-value-wrong-form', 'right-value-missing-unit', 'incorrect', 'unreadable')";

/** Papers, what pupils put down, submissions and marks. */
export class Migration0001Papers extends Migration {
  override up(): void {
    for (const statement of MESSAGE_TABLES) this.addSql(statement);
    this.addSql(`create table "papers" ("id" serial primary key, "pupil_id" uuid not null,
      "type" text check ("type" in ('diagnostic', 'adaptive', 'targeted', 'review')) not null,
      "grade_level" text check ("grade_level" in ${GRADES}) not null,
      "status" text check ("status" in ('in-progress', 'marking', 'completed')) not null,
      "question_count" int not null, "current_question" int not null, "created_at" timestamptz not null,
      "last_saved_at" timestamptz null, "completed_at" timestamptz null, "score" int null,
      "time_spent_seconds" int null)`);
    this.addSql(`create index "papers_pupil" on "papers" ("pupil_id", "created_at")`);
    this.addSql(`create unique index "papers_one_open_diagnostic" on "papers" ("pupil_id", "grade_level")
      where type = 'diagnostic' and status = 'in-progress'`);
    this.addSql(`create table "paper_questions" ("paper_id" int not null, "question_index" int not null,
      "item_id" uuid not null, "question" jsonb not null, "sub_strand_id" varchar(255) not null,
      "heuristic_id" varchar(255) not null, "level" text check ("level" in ${LEVELS}) not null,
      "template" varchar(255) not null, primary key ("paper_id", "question_index"))`);
    this.addSql(`create table "paper_mark_schemes" ("paper_id" int not null, "question_index" int not null,
      "scheme" jsonb not null, primary key ("paper_id", "question_index"))`);
    this.addSql(`create table "paper_responses" ("paper_id" int not null, "question_index" int not null,
      "revision" int not null, "working" text not null, "answer" text not null,
      "selected_option" text check ("selected_option" in ('A', 'B', 'C', 'D')) null, "answer_parts" jsonb null,
      "blank_answers" jsonb null, "time_spent_seconds" int not null,
      "confidence_level" text check ("confidence_level" in ('low', 'medium', 'high')) not null,
      "updated_at" timestamptz not null, primary key ("paper_id", "question_index"))`);
    this.addSql(`create table "response_drawings" ("paper_id" int not null, "question_index" int not null,
      "png" bytea not null, "updated_at" timestamptz not null, primary key ("paper_id", "question_index"))`);
    this.addSql(`create table "response_revisions" ("paper_id" int not null, "question_index" int not null,
      "revision" int not null, "snapshot" jsonb not null, "saved_at" timestamptz not null,
      primary key ("paper_id", "question_index", "revision"))`);
    this
      .addSql(`create table "submissions" ("id" uuid not null, "paper_id" int not null, "pupil_id" uuid not null,
      "client_id" uuid null, "received_at" timestamptz not null, "time_spent_seconds" int not null,
      "last_queued_at" timestamptz not null, "queued_times" int not null, "settled_at" timestamptz null,
      primary key ("id"))`);
    this.addSql(
      `create index "submissions_unsettled" on "submissions" ("last_queued_at") where settled_at is null`,
    );
    this.addSql(`alter table "submissions" add constraint "submissions_paper_id_unique" unique ("paper_id")`);
    this.addSql(`create table "question_results" ("paper_id" int not null, "question_index" int not null,
      "pupil_id" uuid not null, "grade_level" text check ("grade_level" in ${GRADES}) not null,
      "sub_strand_id" varchar(255) not null, "heuristic_id" varchar(255) not null,
      "level" text check ("level" in ${LEVELS}) not null,
      "outcome" text check ("outcome" in ${OUTCOMES}) not null, "is_correct" boolean not null,
      "marks_awarded" int not null, "marks_possible" int not null, "reason_code" varchar(255) not null,
      "feedback" text not null, "suggestions" jsonb not null, "read_as" text null,
      "misconception_code" varchar(255) null, "marked_at" timestamptz not null,
      primary key ("paper_id", "question_index"))`);
    this.addSql(`create index "question_results_pupil" on "question_results" ("pupil_id", "grade_level")`);
  }

  override down(): void {
    this.addSql(
      'drop table "question_results", "submissions", "response_revisions", "response_drawings", "paper_responses", "paper_mark_schemes", "paper_questions", "papers", "inbox_messages", "outbox_messages"',
    );
  }
}
