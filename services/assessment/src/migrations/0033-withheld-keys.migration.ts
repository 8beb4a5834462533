import { Migration } from '@mikro-orm/migrations';

/** A question at fault has no solution to be shown, also to whoever has all its marks. */
export class Migration0033WithheldKeys extends Migration {
  override up(): void {
    this.addSql(`alter table "mark_corrections" add column "is_key_withheld" boolean not null default false`);
    this.addSql(`update "mark_corrections" set "is_key_withheld" = true where "effect" = 'all-marks'`);
  }

  /** Loses which keys are withheld. */
  override down(): void {
    this.addSql('alter table "mark_corrections" drop column "is_key_withheld"');
  }
}
