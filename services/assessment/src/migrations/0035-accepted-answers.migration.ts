import { Migration } from '@mikro-orm/migrations';

/** Answers that were accepted when a mark was challenged, and the marks that went up with them. */
export class Migration0035AcceptedAnswers extends Migration {
  override up(): void {
    this
      .addSql(`create table "accepted_answers" ("challenge_id" uuid not null, "item_id" varchar(255) not null,
      "answer_hash" text not null, "working_hash" text null, "marks_awarded" int not null, "carrier" jsonb not null,
      "accepted_at" timestamptz not null, "look_at" timestamptz not null, "settled_at" timestamptz null,
      primary key ("challenge_id"))`);
    this.addSql(`create index "accepted_answers_item" on "accepted_answers" ("item_id")`);
    this.addSql(
      `create index "accepted_answers_open" on "accepted_answers" ("look_at") where settled_at is null`,
    );
    this.addSql(`alter table "mark_corrections" drop constraint "mark_corrections_outcome_check"`);
    this.addSql(
      `alter table "mark_corrections" add constraint "mark_corrections_outcome_check" check ("outcome" in ('corrected', 'faulty', 'overruled', 'same-answer'))`,
    );
  }

  /** Loses the accepted answers, and the corrections made with them; the marks stay. */
  override down(): void {
    this.addSql(`delete from "mark_corrections" where "outcome" = 'same-answer'`);
    this.addSql('alter table "mark_corrections" drop constraint "mark_corrections_outcome_check"');
    this.addSql(
      `alter table "mark_corrections" add constraint "mark_corrections_outcome_check" check ("outcome" in ('corrected', 'faulty', 'overruled'))`,
    );
    this.addSql('drop table "accepted_answers"');
  }
}
