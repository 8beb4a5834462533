import { Migration } from '@mikro-orm/migrations';

/** A solution checked again may turn out to be of a question that does not hold. */
export class FaultyVerifications0032 extends Migration {
  override up(): void {
    this.addSql(`alter table "question_disputes" drop constraint "question_disputes_verification_check"`);
    this.addSql(
      `alter table "question_disputes" add constraint "question_disputes_verification_check" check ("verification" in ('proved', 'corrected', 'faulty', 'waiting'))`,
    );
  }
}
