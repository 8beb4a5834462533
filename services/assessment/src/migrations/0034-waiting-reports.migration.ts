import { Migration } from '@mikro-orm/migrations';

/** A report of a question that the engine can neither prove nor refute is put before a person. */
export class WaitingReports0034 extends Migration {
  override up(): void {
    this.addSql(`alter table "question_reports" drop constraint "question_reports_outcome_check"`);
    this.addSql(
      `alter table "question_reports" add constraint "question_reports_outcome_check" check ("outcome" in ('valid', 'replaced', 'faulty', 'waiting'))`,
    );
  }
}
