import { Migration } from '@mikro-orm/migrations';

/** What people say of marks on completed papers, and which marks a model took part in. */
export class Migration0041HumanVerification extends Migration {
  override up(): void {
    this.addSql(`create table "paper_verifications" ("id" uuid not null, "paper_id" int not null,
      "decided_by" uuid not null, "decided_at" timestamptz not null, "verified" int not null,
      "marks_gained" int not null, "score_after" int not null, primary key ("id"))`);
    this.addSql(`create index "paper_verifications_paper" on "paper_verifications" ("paper_id")`);
    this.addSql(`create table "question_verdicts" ("id" uuid not null, "verification_id" uuid not null,
      "paper_id" int not null, "question_index" int not null, "item_id" uuid not null,
      "verdict" text check ("verdict" in ('approve', 'correct', 'void')) not null, "marks_before" int not null,
      "marks_given" int null, "is_question_faulty" boolean not null, "note" text not null, "decided_by" uuid not null,
      "decided_at" timestamptz not null, "replaced_at" timestamptz null, primary key ("id"))`);
    this
      .addSql(`create unique index "question_verdicts_standing" on "question_verdicts" ("paper_id", "question_index")
      where replaced_at is null`);
    this.addSql(`create index "question_verdicts_decided" on "question_verdicts" ("decided_at")`);
    this.addSql(`create index "papers_completed" on "papers" ("completed_at") where status = 'completed'`);
    this.addSql(`alter table "question_results" add column "is_model_read" boolean not null default false`);
    this.addSql(
      `create index "question_results_model_read" on "question_results" ("paper_id") where is_model_read`,
    );
    this.addSql(`alter table "mark_corrections" drop constraint "mark_corrections_outcome_check"`);
    this.addSql(
      `alter table "mark_corrections" add constraint "mark_corrections_outcome_check" check ("outcome" in ('corrected', 'faulty', 'overruled', 'same-answer', 'human-verification'))`,
    );
  }

  /** Loses the verdicts of people, which marks a model took part in, and the corrections made; the marks stay. */
  override down(): void {
    this.addSql(`delete from "mark_corrections" where "outcome" = 'human-verification'`);
    this.addSql('alter table "mark_corrections" drop constraint "mark_corrections_outcome_check"');
    this.addSql(
      `alter table "mark_corrections" add constraint "mark_corrections_outcome_check" check ("outcome" in ('corrected', 'faulty', 'overruled', 'same-answer'))`,
    );
    this.addSql('drop index "question_results_model_read"');
    this.addSql('alter table "question_results" drop column "is_model_read"');
    this.addSql('drop index "papers_completed"');
    this.addSql('drop table "question_verdicts", "paper_verifications"');
  }
}
