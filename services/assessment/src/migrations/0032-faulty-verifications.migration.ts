import { Migration } from '@mikro-orm/migrations';

/** A solution checked again may turn out to be of a question that does not hold. */
export class Migration0032FaultyVerifications extends Migration {
  override up(): void {
    this.addSql(`alter table "question_disputes" drop constraint "question_disputes_verification_check"`);
    this.addSql(
      `alter table "question_disputes" add constraint "question_disputes_verification_check" check ("verification" in ('proved', 'corrected', 'faulty', 'waiting'))`,
    );
  }

  /** A question found faulty waits for a person again. */
  override down(): void {
    this.addSql(`update "question_disputes" set "verification" = 'waiting' where "verification" = 'faulty'`);
    this.addSql('alter table "question_disputes" drop constraint "question_disputes_verification_check"');
    this.addSql(
      `alter table "question_disputes" add constraint "question_disputes_verification_check" check ("verification" in ('proved', 'corrected', 'waiting'))`,
    );
  }
}
