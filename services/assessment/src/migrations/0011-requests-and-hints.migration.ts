import { Migration } from '@mikro-orm/migrations';

/** One paper for each wish, hints counted with answers and results, and a pupil's results found in the order of time. */
export class Migration0011RequestsAndHints extends Migration {
  override up(): void {
    this.addSql(`alter table "papers" add column "request_id" uuid null`);
    this.addSql(
      `alter table "papers" add constraint "papers_one_per_request" unique ("pupil_id", "request_id")`,
    );
    for (const table of ['paper_responses', 'question_results'])
      this.addSql(`alter table "${table}" add column "hints_used" int not null default 0`);
    this.addSql(`update "answer_checks" set "first_try" = "first_try" || '{"hintsUsed": 0}'`);
    this.addSql(`drop index "question_results_pupil"`);
    this.addSql(
      `create index "question_results_pupil" on "question_results" ("pupil_id", "grade_level", "marked_at")`,
    );
  }

  /** Loses how many hints were used and which request made a paper. */
  override down(): void {
    this.addSql('drop index "question_results_pupil"');
    this.addSql('create index "question_results_pupil" on "question_results" ("pupil_id", "grade_level")');
    this.addSql(`update "answer_checks" set "first_try" = "first_try" - 'hintsUsed'`);
    this.addSql('alter table "question_results" drop column "hints_used"');
    this.addSql('alter table "paper_responses" drop column "hints_used"');
    this.addSql('alter table "papers" drop constraint "papers_one_per_request"');
    this.addSql('alter table "papers" drop column "request_id"');
  }
}
