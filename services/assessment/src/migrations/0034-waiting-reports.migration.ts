import { Migration } from '@mikro-orm/migrations';

/** A report of a question that the engine can neither prove nor refute is put before a person. */
export class Migration0034WaitingReports extends Migration {
  override up(): void {
    this.addSql(`alter table "question_reports" drop constraint "question_reports_outcome_check"`);
    this.addSql(
      `alter table "question_reports" add constraint "question_reports_outcome_check" check ("outcome" in ('valid', 'replaced', 'faulty', 'waiting'))`,
    );
  }

  /** Loses which reports wait for a person: they count as refuted, as they did before. */
  override down(): void {
    this.addSql(`update "question_reports" set "outcome" = 'valid' where "outcome" = 'waiting'`);
    this.addSql('alter table "question_reports" drop constraint "question_reports_outcome_check"');
    this.addSql(
      `alter table "question_reports" add constraint "question_reports_outcome_check" check ("outcome" in ('valid', 'replaced', 'faulty'))`,
    );
  }
}
