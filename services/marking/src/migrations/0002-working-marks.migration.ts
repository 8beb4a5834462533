import { Migration } from '@mikro-orm/migrations';

/** What typed working earned, beside each mark. */
export class Migration0002WorkingMarks extends Migration {
  override up(): void {
    this.addSql(`alter table "marks" add column "working_marks" jsonb not null default '[]'`);
    this.addSql(`alter table "marks" alter column "working_marks" drop default`);
  }

  /** Loses what each step of the working earned; the sum stays in `marks_awarded`. */
  override down(): void {
    this.addSql('alter table "marks" drop column "working_marks"');
  }
}
