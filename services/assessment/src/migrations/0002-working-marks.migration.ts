import { Migration } from '@mikro-orm/migrations';

/** What typed working earned, beside each result. */
export class WorkingMarks0002 extends Migration {
  override up(): void {
    this.addSql(`alter table "question_results" add column "working_marks" jsonb not null default '[]'`);
    this.addSql(`alter table "question_results" alter column "working_marks" drop default`);
  }
}
