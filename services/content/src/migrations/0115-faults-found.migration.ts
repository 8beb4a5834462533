import { Migration } from '@mikro-orm/migrations';

const REASON = 'withdrawn_structures_reason_check';

/** Allows a structure to be withdrawn for faults that readers found in its questions. */
export class Migration0115FaultsFound extends Migration {
  override up(): void {
    this.addSql(`alter table "withdrawn_structures" drop constraint "${REASON}"`);
    this.addSql(
      `alter table "withdrawn_structures" add constraint "${REASON}" check ("reason" in ('key-in-doubt', 'faults-found', 'misread', 'reported', 'too-hard', 'too-easy', 'other'))`,
    );
  }

  /** Such a withdrawal stands, with another reason. */
  override down(): void {
    this.addSql(`update "withdrawn_structures" set "reason" = 'other' where "reason" = 'faults-found'`);
    this.addSql(`alter table "withdrawn_structures" drop constraint "${REASON}"`);
    this.addSql(
      `alter table "withdrawn_structures" add constraint "${REASON}" check ("reason" in ('key-in-doubt', 'misread', 'reported', 'too-hard', 'too-easy', 'other'))`,
    );
  }
}
